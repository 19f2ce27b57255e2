import type { ProbeAnswers } from '../../domain/sandbox-attacks.ts';

/** A file whose content is known to whoever asks: `digest` is that of `toDigest`. */
export interface KnownFile {
  readonly path: string;
  readonly digest: string;
}

/** A file by the numbers that stat(2) gives it, whatever path leads to it. */
export interface FileIdentity {
  readonly path: string;
  readonly device: number;
  readonly inode: number;
}

/** The things that control has prepared for the probes; they hold no secret, only digests. */
export interface ProbeTargets {
  /** Salt of the digests, new for each self-test. */
  readonly salt: string;
  readonly control: {
    readonly pid: number;
    readonly startTicks: number;
    /** By the name of the link in `/proc/<pid>/ns`. */
    readonly namespaces: Readonly<Record<string, string>>;
  };
  /** Entries of control's environment that no program may have. */
  readonly environment: readonly string[];
  readonly files: Readonly<Record<ReadProbe, readonly KnownFile[]>>;
  readonly writable: Readonly<Record<'command_file' | 'own_program', readonly FileIdentity[]>>;
  readonly attemptSocket: string;
  readonly serviceSockets: readonly string[];
  readonly abstractSocket: string;
  /** Ports of control on the loopback, by address. */
  readonly loopback: readonly { readonly host: string; readonly port: number }[];
  readonly nameServers: readonly string[];
}

export type ReadProbe = 'home_file' | 'temporary_file' | 'shared_file' | 'control_config' | 'repository_config';

/** The request to a process of probes, as JSON on its standard input. */
export interface ProbeOrder {
  /** Stands in the answer, so that no other output is taken for one. */
  readonly token: string;
  readonly targets: ProbeTargets;
  /** Its folder, in which it works. */
  readonly folder: string;
  /** Whether the folder has a repository with a commit. */
  readonly hasHistory: boolean;
  /** The socket of the attempt; undefined where there is none. */
  readonly verbSocket: string | undefined;
  /** The port at which it reaches a server of ours, which sends the token; undefined where there is none. */
  readonly ownPort: number | undefined;
  /** Whether sudo(8) is tried: it reports each failure to the administrator. */
  readonly triesSudo: boolean;
  /** The argument of the process to leave behind: whole seconds for sleep(1), unlike that of any other process. */
  readonly survivorSeconds: string;
}

/** The answer of a process of probes, as one line of JSON. */
export interface ProbeReply {
  readonly token: string;
  readonly answers: ProbeAnswers;
}
