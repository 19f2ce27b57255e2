import type { YamlPath } from '../yaml/yaml-document.ts';

/** A mistake of a workflow that uses the action, with its line, from 1, and what to write instead. */
export interface WorkflowMistake {
  readonly line: number;
  readonly message: string;
  readonly fix: string;
  /** Whether a job fails or is unsafe because of it. */
  readonly isSerious: boolean;
  /** True where it makes a job run without isolation. */
  readonly isWithoutIsolation?: true;
}

/** A mistake by the path of the value that it is about. */
export interface MistakeAt extends Omit<WorkflowMistake, 'line'> {
  readonly path: YamlPath;
}

/** The facts about the action and the repository that a workflow is judged by. */
export interface WorkflowFacts {
  /** The repository by whose name the workflow uses the action, such as `owner/name`. */
  readonly action: string;
  /** The repository of the project itself. */
  readonly project: string;
  /** The owner of the repository that is judged; undefined where that is not known. */
  readonly owner: string | undefined;
  /** The newest tag of the action. */
  readonly tag: string;
  /** The label that starts work where the step names no other. */
  readonly triggerLabel: string;
  /** Whether the workflow is for GitHub Enterprise Server. */
  readonly isEnterprise: boolean;
  /** The permissions of a job that states none; undefined where they are not known. */
  readonly defaultPermissions: 'read' | 'write' | undefined;
  /** The names of the inputs of the action. */
  readonly inputNames: readonly string[];
  /** Returns why the action refuses a value of an input, as a clause; undefined where it takes it. */
  readonly findInputProblem: (name: string, value: string) => string | undefined;
  /** Returns whether the checkout has a file, by its path from the root. */
  readonly hasFile: (path: string) => boolean;
  /** Lists the events that start a workflow of the checkout, by its path; undefined where it cannot be read. */
  readonly listEventsOf: (path: string) => readonly string[] | undefined;
  /** Returns the package of an agent that is a program of its own; undefined for another agent, and for no name by that of the configuration. */
  readonly findPackage: (agent: string | undefined) => AgentPackage | undefined;
  /** Returns why no provider of this name answers, as a sentence; undefined where one may. */
  readonly findRetirement: (provider: string) => string | undefined;
  /** The isolation that the configuration chooses; undefined where it leaves that open. */
  readonly isolation: string | undefined;
  /** Whether the configuration has a deadline for runs. */
  readonly hasDeadline: boolean;
  /** Returns why a run with a limit on its cost is refused, as a clause; undefined where it is not. */
  readonly findPriceProblem: (choice: StepAgent & { readonly hasLimit: boolean }) => string | undefined;
  /**
   * Returns the setting for which a run with the inputs of a step is refused, however its variables are set, with the reason as a
   * clause; undefined where none is, or where only the job knows.
   */
  readonly findRefusal: (inputs: ReadonlyMap<string, string>) => SettingRefusal | undefined;
  /** The lines of the workflow that GitHub's own parser refuses, as by `findRefusedLines`; none unless given. */
  readonly refusedLines?: readonly WorkflowMistake[];
  /** The names of the outputs of the action. */
  readonly outputNames: readonly string[];
  /** Returns whether neither a step nor the configuration chooses an agent. */
  readonly lacksAgent: (choice: StepAgent) => boolean;
  /** Returns whether the chosen agent runs only with a model, and none is named. */
  readonly lacksModel: (choice: StepAgent) => boolean;
  /** Returns the keys of which the chosen agent and its provider need one; none where none is known. */
  readonly findKeys: (choice: StepAgent) => readonly NamedKey[];
  /** Returns the keys of which the chosen judge needs one; none without a judge, or where none is known. */
  readonly findJudgeKeys: (choice: StepJudge) => readonly NamedKey[];
}

/** The choice of a judge as the inputs of a step make it; its provider is that of the agent unless it names one. */
export interface StepJudge extends Pick<StepAgent, 'agent' | 'provider'> {
  readonly judgeModel: string | undefined;
  readonly judgeProvider: string | undefined;
}

/** A key of a model: its variable, and what a workflow writes for it, such as `secrets.ANTHROPIC_API_KEY`. */
export interface NamedKey {
  readonly variable: string;
  readonly expression: string;
}

/** The choice of an agent as the inputs of a step make it; what they leave open the configuration chooses. */
export interface StepAgent {
  readonly agent: string | undefined;
  readonly agentCommand: string | undefined;
  readonly provider: string | undefined;
  readonly model: string | undefined;
  readonly price: string | undefined;
}

/** A setting by its name as an input, and why a run with it is refused, as a clause. */
export interface SettingRefusal {
  readonly name: string;
  readonly reason: string;
}

/** The package of npm that an agent is installed from. */
export interface AgentPackage {
  readonly name: string;
  readonly packageName: string;
  readonly version: string;
}
