import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSelfTest, type SelfTest, type SelfTestOptions } from '../../../src/sandbox/self-test/self-test.ts';
import { type MachineChange, openMachine, type SandboxWay } from '../bubblewrap/sandbox-ways.ts';

/** A self-test of one sandbox, that of an agent. */
export interface OpenSelfTest {
  readonly base: string;
  readonly options: SelfTestOptions;
  readonly run: () => Promise<SelfTest>;
}

/** Prepares a machine and its self-test. */
export async function openSelfTest(way: SandboxWay, change: MachineChange = {}): Promise<OpenSelfTest> {
  const { base, home, folder, program, sandbox } = await openMachine(way, change);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  const commandFile = join(base, 'command-file');
  const config = join(base, 'config');
  for (const path of [commandFile, config]) await writeFile(path, `${path}\n`);
  const env = { PATH: process.env.PATH ?? '', HOME: home };
  const script = join(program, 'probe.js');
  const options: SelfTestOptions = {
    forbidden: {
      ...{ home, temporaryFolder: base, socketParent: base, commandFiles: [commandFile], serviceSockets: [] },
      ...{ controlConfigs: [config], repositoryConfigs: [config], visible: [], given: {}, worked: [folder] },
      ownProgram: [script],
    },
    openZones: [],
    zones: [{ zone: 'agent', sandbox, folder, env, hasHistory: true, hasVerbs: true }],
    ...{ program: { node: process.execPath, script }, env, triesSudo: false },
  };
  return { base, options, run: () => runSelfTest(options) };
}
