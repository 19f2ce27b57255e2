import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  createCanary,
  landCapture,
  listTree,
  type Opened,
  type OpenOptions,
  openOwnWorkspace,
  openWorkspace,
  problemKinds,
  startAttempt,
  TASK_BRANCH,
  takeInventory,
  toDisk,
} from '../../helpers/open-workspace.ts';
import { isCompleteRun, isSlowRun } from '../../helpers/slow-run.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

interface Story extends OpenOptions {
  /** Makes what is untracked before the attempt. */
  readonly before?: string;
  readonly agent: string;
  /** In a person's own checkout the same comes to something else: it is refused at the start, or shown by other tests. */
  readonly notOwn?: boolean;
}

/**
 * One failed attempt from start to rewind, in a new workspace; the slow run compares it with one in a workspace that has
 * seen an attempt before or in a person's own checkout, by the story, and the complete run with both.
 */
async function live(story: Story) {
  if (!isSlowRun) return liveOnce(story, { isWarm: false });
  const cold = await liveOnce(story, { isWarm: false });
  const hasOwn = story.notOwn !== true;
  const isOfOwn = hasOwn && story.agent.length % 2 === 0;
  if (isCompleteRun ? hasOwn : isOfOwn) await expectSameInPlace(story, cold);
  if (isCompleteRun || !isOfOwn) await expectSameWhenWarm(story, cold);
  return cold;
}

async function expectSameWhenWarm(story: Story, cold: Awaited<ReturnType<typeof liveOnce>>): Promise<void> {
  const warm = await liveOnce(story, { isWarm: true });
  expect(warm).toMatchObject({ is: cold.is, names: cold.names, notes: cold.notes });
  expect(warm.captured.problems).toEqual(cold.captured.problems);
}

async function expectSameInPlace(story: Story, cold: Awaited<ReturnType<typeof liveOnce>>): Promise<void> {
  const own = await liveOnce(story, { isWarm: false, isOwn: true });
  const isOfFiles = (note: string) => !note.startsWith('.git/');
  const ownNotes = own.captured.notes.filter(isOfFiles);
  expect({ is: own.is, names: own.names, notes: own.notes }).toEqual({
    is: cold.is,
    names: cold.names,
    notes: cold.notes,
  });
  expect([own.captured.problems, ownNotes]).toEqual([cold.captured.problems, cold.captured.notes]);
  await expectPutRight(own.opened);
}

/** In a person's own checkout their repository is as it was as well, but for the work on the scratch branch. */
async function expectPutRight({ origin, head, workspace }: Opened): Promise<void> {
  expect(await git(origin, 'symbolic-ref', 'HEAD')).toBe(`refs/heads/${TASK_BRANCH}`);
  expect(await git(origin, 'rev-parse', 'HEAD')).toBe(head);
  expect(await git(origin, 'diff-index', '--cached', '--name-only', 'HEAD')).toBe('');
  expect(await git(origin, 'diff-files', '--name-only', '--ignore-submodules')).toBe('');
  expect(await git(origin, 'for-each-ref', '--format=%(refname)', 'refs/heads/groundhog/demo/')).toBe(
    `refs/heads/groundhog/demo/day-1\n${'refs/heads/'}${TASK_BRANCH}`,
  );
  expect(await readFile(join(workspace.path, '.git/config'), 'utf8')).not.toMatch(/fsmonitor|filter/);
}

interface Way {
  readonly isWarm: boolean;
  /** In a person's own checkout. */
  readonly isOwn?: boolean;
}

async function liveOnce({ before, agent, ...options }: Story, { isWarm, isOwn = false }: Way) {
  const prepare = (dir: string) => (before === undefined ? Promise.resolve('') : actAsAgent(dir, before));
  const opened = isOwn ? await openOwnWorkspace({ ...options, before: prepare }) : await openWorkspace(options);
  const { path } = opened.workspace;
  if (!isOwn) await prepare(path);
  if (isWarm) await rewind(opened.workspace, await startAttempt(opened, 9));
  const was = await takeInventory(path);
  const snapshot = await startAttempt(opened);
  await actAsAgent(path, agent);
  const captured = await capture(opened, snapshot);
  const { notes } = await rewind(opened.workspace, snapshot, isWarm ? { untouchedSince: captured } : {});
  const names = Object.keys(await listTree(opened.controlDir, captured.tree));
  const is = await takeInventory(path);
  // Only what the repository ignores may stay, and a second look agrees about all of it.
  if (isWarm) expect([...(await startAttempt(opened, 10)).preserved.keys()]).toEqual([...snapshot.preserved.keys()]);
  return { opened, path, was, is, captured, notes, names };
}

describe('files that were untracked before the attempt', () => {
  test.concurrent.each([
    ['edited', 'echo changed > keep.txt', 'was edited'],
    ['deleted', 'rm keep.txt', 'was deleted'],
    ['made executable', 'chmod +x keep.txt', 'was edited'],
    ['replaced by a folder', 'rm keep.txt; mkdir keep.txt; echo 1 > keep.txt/in', 'was deleted'],
    ['replaced by a link', 'rm keep.txt; ln -s /etc/passwd keep.txt', 'was edited'],
    ['hidden by an ignore rule and edited', 'echo keep.txt > .gitignore; echo 2 > keep.txt', 'was'],
    ['committed by the agent and edited', 'echo 2 > keep.txt; git add keep.txt; git commit -qm mine', 'was edited'],
  ])('S2: come back byte for byte when %s, and it is said', async (_how, agent, said) => {
    const { was, is, captured, names } = await live({ before: "printf 'a\\r\\n\\0\\377' > keep.txt", agent });
    expect(is).toEqual(was);
    expect(captured.notes.join('\n')).toContain(`keep.txt was untracked before the attempt and ${said}`);
    expect(names.filter((name) => name === 'keep.txt')).toEqual([]);
  });

  test.concurrent('S2: come back with their folder, their link and their mode', async () => {
    const before = 'mkdir -p d/e; echo 1 > d/e/f; chmod +x d/e/f; ln -s f d/e/l';
    const { was, is } = await live({ before, agent: 'rm -r d' });
    expect(is).toEqual(was);
  });

  test.concurrent('S2: come back into their own folder, and not into one that a link in its place names', async () => {
    const before = 'mkdir d; echo mine > d/keep; echo rule > d/.gitignore';
    const agent =
      'mkdir ../theirs; echo theirs | tee ../theirs/keep > ../theirs/.gitignore; rm -r d; ln -s ../theirs d';
    const { was, is, path } = await live({ before, agent });
    expect(is).toEqual(was);
    expect(Object.keys(await takeInventory(join(path, '../theirs')))).toEqual(['.gitignore', 'keep']);
    expect(await readFile(join(path, '../theirs/keep'), 'utf8')).toBe('theirs\n');
  });

  test.concurrent('S5: that the attempt made part of its work are named, not silently lost', async () => {
    const { captured } = await live({ before: 'echo 1 > draft.txt', agent: 'echo 2 > draft.txt; git add draft.txt' });
    expect(captured.notes).toEqual([
      'draft.txt was untracked before the attempt and was edited by it; it is not part of the result and was restored.',
    ]);
  });

  test.concurrent('S13: may be many more than fit on a command line', async () => {
    const before =
      'mkdir -p many; cd many; for i in $(seq 3000); do : > "a-rather-long-name-of-a-file-number-$i"; done';
    const { was, is, captured } = await live({ before, agent: 'rm many/*1' });
    expect(is).toEqual(was);
    expect(captured.changes).toEqual([]);
  });
});

describe('ignore rules', () => {
  const files = { '.gitignore': 'build/\n*.log\n', 'a.txt': 'a\n' };

  test.concurrent('S3: files that they hide survive, are not captured, and are reported', async () => {
    const { is, was, names, notes } = await live({
      files,
      agent: 'mkdir -p build; echo 1 > build/out; echo 1 > x.log',
    });
    expect(names).toEqual(['.gitignore', 'a.txt']);
    expect(Object.keys(is).filter((path) => !(path in was))).toEqual(['build', 'build/out', 'x.log']);
    expect(notes).toEqual(['Ignored files made by the attempt are still in the workspace: build/, x.log.']);
  });

  test.concurrent('S4: of the attempt hide no file from the rewind', async () => {
    const agent = "echo '*' > .gitignore; mkdir -p deep; echo 1 > deep/hidden; echo 1 > hidden";
    const { is, was, notes, opened } = await live({ files, agent });
    expect(is).toEqual(was);
    expect(notes).toEqual(['Hidden by ignore rules of the attempt, and removed: deep/hidden, hidden.']);
    expect([...(await startAttempt(opened, 2)).preserved.keys()]).toEqual([]);
  });

  test.concurrent('S4: in new folders and in the .git of the agent hide no file either', async () => {
    const agent =
      "mkdir d; printf '*\\n' > d/.gitignore; echo 1 > d/hidden; echo other >> .git/info/exclude; echo 1 > other";
    const { is, was, captured } = await live({ files, agent });
    expect(is).toEqual(was);
    expect(captured.changes.map(({ path }) => path)).toEqual(['other']);
  });

  test.concurrent('S4: that hide themselves hide no file, at whatever depth', async () => {
    const agent = "for d in d d/e/f g; do mkdir -p $d; echo '*' > $d/.gitignore; echo 1 > $d/x; done; echo 1 > d/y.log";
    const { is, was, notes } = await live({ files: { ...files, 'g/a': 'a\n' }, agent });
    expect(is).toEqual({ ...was, d: 'folder', 'd/y.log': expect.any(String) });
    expect(notes.join(' ')).toContain('d/.gitignore');
    expect(notes.at(-1)).toContain('Ignored files made by the attempt are still in the workspace: d/');
  });

  test.concurrent('S4: inside what the repository ignores are left alone', async () => {
    const agent = "mkdir -p build/cache; echo '*' > build/cache/.gitignore; echo 1 > build/cache/x";
    const { is, was } = await live({ files, agent });
    expect(Object.keys(is).filter((path) => !(path in was))).toEqual([
      'build',
      'build/cache',
      'build/cache/.gitignore',
      'build/cache/x',
    ]);
  });

  test.concurrent('S3: that the attempt removes do not bring what was ignored into the capture', async () => {
    const before = 'mkdir -p build; echo 1 > build/old; echo 1 > old.log';
    const { is, was, captured } = await live({
      files,
      before,
      agent: ': > .gitignore; echo 2 > build/new; echo 2 > new.log',
    });
    expect(captured.changes.map(({ path }) => path)).toEqual(['.gitignore', 'new.log']);
    expect(is).toEqual({ ...was, 'build/new': expect.any(String), 'new.log': expect.any(String) });
  });
});

describe('nested repositories', () => {
  const evil = (canary: string) => `git config core.fsmonitor "${canary}"; git config filter.evil.clean "${canary}; cat"
    git config core.hooksPath "$PWD/hooks"; mkdir -p hooks; printf '#!/bin/sh\\n${canary}\\n' > hooks/post-index-change
    chmod +x hooks/*; echo '* filter=evil' > .gitattributes`;
  const files = { 'README.md': '# Test\n', 'src/deep/a.ts': 'a\n' };

  test.concurrent.each([
    ['without a commit at the root', 'mkdir n; cd n; git init -q', ['n/']],
    ['with a commit at the root', 'mkdir n; cd n; git init -q; echo 1 > f; git add f; git commit -qm x', ['n/']],
    ['in a folder with tracked files', 'cd src/deep; git init -q', ['src/deep/']],
    ['below a folder with tracked files', 'mkdir src/n; cd src/n; git init -q; echo 1 > f', ['src/n/']],
    ['as a file that points elsewhere', 'echo "gitdir: /elsewhere" > src/.git', ['src/']],
    ['as a link', 'ln -s /elsewhere src/.git', ['src/']],
    ['that is broken, beside a new file', 'mkdir -p n/.git; echo 1 > n/f; echo 1 > n/.git/f', ['n/']],
  ])('S6: %s make the attempt fail and are gone after the rewind', async (_where, agent, paths) => {
    const { is, was, captured } = await live({ files, agent });
    expect(captured.problems).toEqual([{ kind: 'nested_repository', paths }]);
    expect(is).toEqual(was);
  });

  test.concurrent.each([
    ['at the root', 'mkdir -p n/.git; echo 1 > n/.git/payload'],
    ['deep down', 'mkdir -p n/m/.git; echo 1 > n/m/.git/payload'],
    ['among tracked files, beside an empty folder', 'mkdir -p src/e/mpty src/n/.git; echo 1 > src/n/.git/payload'],
  ])(
    'S6: a .git that is no repository, with nothing beside it, %s, is gone after the rewind',
    async (_where, agent) => {
      const { is, was } = await live({ files, agent });
      expect(is).toEqual(was);
    },
  );

  test.concurrent.each([
    ...['.GIT/config', '.Git', 'd/git~1', '.git. /x'],
    ...['.git\\x', 'git~1\\x', 'd/.GIT\\x', 'd/.g\u200cit'],
  ])('S6: %j fails the attempt, since hosts refuse it', async (name) => {
    const { is, was, captured, names } = await live({
      files,
      agent: `mkdir -p "$(dirname '${name}')"; echo 1 > '${name}'`,
    });
    expect(captured.problems).toEqual([{ kind: 'special_file', paths: [name] }]);
    expect(names).toEqual(Object.keys(files));
    expect(is).toEqual(was);
  });

  test.concurrent.each([
    ['.gitmodules', {}],
    ['GITMOD~1', {}],
    ['.gitmodules::$DATA', {}],
    ['.gitmodules', { '.gitmodules': '# none\n' }],
  ])('S6: a link %j fails the attempt, in the place of a tracked file too: %j', async (name, tracked) => {
    const { is, was, captured, names } = await live({
      files: { ...files, ...tracked },
      agent: `ln -sf /etc/passwd '${name}'; echo 1 > git~1; echo 1 > new`,
    });
    expect(captured.problems).toEqual([{ kind: 'special_file', paths: ['git~1', name] }]);
    expect(captured.changes.map(({ path }) => path)).toEqual(['new']);
    expect(names.sort()).toEqual(Object.keys({ ...files, ...tracked, new: '' }).sort());
    expect(is).toEqual(was);
  });

  test.concurrent('S6: such names that were there before the attempt do not fail it, and stay', async () => {
    const before = "echo 1 > 'd\\.git'; ln -s /etc/passwd .gitmodules";
    const { is, was, captured } = await live({ files, before, agent: 'echo 1 > new' });
    expect(captured.problems).toEqual([]);
    expect(captured.changes.map(({ path }) => path)).toEqual(['new']);
    expect(is).toEqual(was);
  });

  test.concurrent('a file .gitmodules is work like any other', async () => {
    const { captured } = await live({ files, agent: "echo '# none' > .gitmodules" });
    expect(captured.problems).toEqual([]);
    expect(captured.changes).toMatchObject([{ status: 'A', path: '.gitmodules' }]);
  });

  test.concurrent.each([
    ['a folder with tracked files', 'cd src'],
    ['a new folder', 'mkdir n; cd n'],
  ])('S6, S15: what their configuration in %s names is never run', async (_where, enter) => {
    const canary = await createCanary();
    const agent = `${enter}; git init -q; echo 1 > f; git add f; git commit -qm x; ${evil(canary.command)}; echo 2 > f`;
    const { is, was, captured } = await live({ files, agent });
    expect(problemKinds(captured)).toEqual(['nested_repository']);
    expect(is).toEqual(was);
    expect(await canary.wasRun()).toBe(false);
  });

  test.concurrent('S15: a canary of this kind is run by a git that reads such a configuration', async () => {
    const canary = await createCanary();
    const { workspace } = await openWorkspace({ files });
    await actAsAgent(workspace.path, `cd src; git init -q; ${evil(canary.command)}; git status`);
    expect(await canary.wasRun()).toBe(true);
  });

  test.concurrent('S15: hooks, filters and configuration in the .git of the agent are never run', async () => {
    const canary = await createCanary();
    const agent = `${evil(canary.command)}; git config alias.status '!${canary.command}'; git config commit.gpgSign true
      mkdir -p .git/hooks
      for hook in pre-commit post-checkout reference-transaction; do cp hooks/post-index-change .git/hooks/$hook; done
      git config merge.ff false; git config include.path /elsewhere; echo 2 > README.md`;
    const opened = await openWorkspace({ files });
    const snapshot = await startAttempt(opened);
    await actAsAgent(opened.workspace.path, agent);
    const captured = await capture(opened, snapshot);
    const landed = await landCapture(opened, snapshot, { capture: captured });
    await rewind(opened.workspace, await startAttempt(opened, 2));
    expect(await git(opened.controlDir, 'rev-parse', `refs/heads/${TASK_BRANCH}`)).toBe(landed);
    expect(await canary.wasRun()).toBe(false);
    expect(await readFile(join(opened.workspace.path, '.git/config'), 'utf8')).not.toContain('fsmonitor');
  });
});

describe('the configuration of the user', () => {
  test.concurrent('S8, S9: hooks, required signing, a missing identity and merge.ff=false stand in no way', async () => {
    const canary = await createCanary();
    const opened = await openWorkspace({
      prepare: async (dir) => {
        for (const setting of [
          'commit.gpgSign=true',
          'gpg.program=/nonexistent',
          'merge.ff=false',
          'user.useConfigOnly=true',
        ])
          await git(dir, 'config', ...setting.split('='));
        await git(dir, 'config', '--unset', 'user.name');
        await git(dir, 'config', '--unset', 'user.email');
        const hook = join(dir, '.git/hooks');
        await mkdir(hook, { recursive: true });
        for (const name of ['pre-commit', 'commit-msg', 'post-checkout', 'reference-transaction']) {
          await writeFile(join(hook, name), `#!/bin/sh\n${canary.command}\nexit 1\n`);
          await chmod(join(hook, name), 0o755);
        }
      },
    });
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    await landCapture(opened, snapshot, { capture: await capture(opened, snapshot) });
    const second = await startAttempt(opened, 2);
    await writeFiles(opened.workspace.path, { 'new.txt': 'more\n' });
    await capture(opened, second);
    await rewind(opened.workspace, second);
    expect(await readFile(join(opened.workspace.path, 'new.txt'), 'utf8')).toBe('work\n');
    expect(await canary.wasRun()).toBe(false);
  });
});

describe('names of files', () => {
  const names = [
    ':weird',
    ':!a',
    ':(glob)**',
    '*',
    'a b ',
    ' lead',
    '-rf',
    '--all',
    '"quoted"',
    "it's",
    'back\\slash',
    'new\nline',
    'tab\there',
    'bell\u0007',
    '\u007f',
    '\u00ff\u00fe not utf-8',
    Buffer.from('d\u00e9j\u00e0 \u{1f9ab}').toString('latin1'),
    'x -> y',
    'D',
    '#comment',
    '..dots',
    'nul',
    '.gitx',
    'very-long-'.repeat(20),
  ];

  test.concurrent('S7: of any kind are captured, put back and removed as they are', async () => {
    const opened = await openWorkspace();
    const root = opened.workspace.path;
    const tracked = await startAttempt(opened);
    await mkdir(join(root, 'dir'));
    for (const name of names) {
      await writeFile(toDisk(root, name), 'old\n');
      await writeFile(toDisk(root, `dir/${name}`), 'old\n');
    }
    const first = await capture(opened, tracked);
    await landCapture(opened, tracked, { capture: first });
    const sorted = (list: readonly string[]) => [...list].sort();
    const all = names.flatMap((name) => [name, `dir/${name}`]);
    expect(sorted(Object.keys(await listTree(opened.controlDir, first.tree)))).toEqual(sorted(['README.md', ...all]));
    const was = await takeInventory(root);
    const snapshot = await startAttempt(opened, 2);
    for (const [index, name] of names.entries()) {
      if (index % 3 === 0) await rm(toDisk(root, name));
      if (index % 3 === 1) await writeFile(toDisk(root, name), 'edited\n');
      if (index % 3 === 2) await symlink(Buffer.from(name, 'latin1'), toDisk(root, `dir/new ${name}`));
    }
    const second = await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    const expected = names.map((name, index) =>
      index % 3 === 2 ? `A dir/new ${name}` : `${index % 3 === 0 ? 'D' : 'M'} ${name}`,
    );
    expect(sorted(second.changes.map(({ status, path }) => `${status} ${path}`))).toEqual(sorted(expected));
    expect(await takeInventory(root)).toEqual(was);
  });

  test.concurrent('S7: of any kind stay out of the capture when they were untracked before', async () => {
    const opened = await openWorkspace();
    const root = opened.workspace.path;
    for (const name of names) await writeFile(toDisk(root, name), 'mine\n');
    const was = await takeInventory(root);
    const snapshot = await startAttempt(opened);
    for (const [index, name] of names.entries())
      await (index % 2 === 0 ? rm(toDisk(root, name)) : writeFile(toDisk(root, name), 'edited\n'));
    const { changes, notes } = await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect(changes).toEqual([]);
    expect(notes).toHaveLength(names.length);
    expect(await takeInventory(root)).toEqual(was);
  });
});

describe('what the criteria leave behind', () => {
  test.concurrent('S16: is not in the commit and gone afterwards', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const captured = await capture(opened, snapshot);
    await actAsAgent(
      opened.workspace.path,
      'echo x > litter; echo x >> new.txt; rm README.md; mkdir -p e/mpty; mkdir n; cd n; git init -q',
    );
    const landed = await landCapture(opened, snapshot, { capture: captured });
    expect(Object.keys(await listTree(opened.controlDir, landed ?? ''))).toEqual(['README.md', 'new.txt']);
    expect(Object.keys(await takeInventory(opened.workspace.path))).toEqual(['README.md', 'new.txt']);
    expect(await readFile(join(opened.workspace.path, 'new.txt'), 'utf8')).toBe('work\n');
  });
});

describe('submodules', () => {
  const prepare = async (dir: string) => {
    await actAsAgent(
      dir,
      `printf '[submodule "lib"]\\n\\tpath = lib\\n\\turl = ../lib\\n' > .gitmodules; git add .gitmodules
       git update-index --add --cacheinfo 160000,1234567890123456789012345678901234567890,lib; git commit -qm sub; mkdir lib`,
    );
  };

  test.concurrent('S19: stay as they are in the tree when nobody touches them', async () => {
    const { captured, was, is, names } = await live({ prepare, agent: 'echo 2 > README.md' });
    expect(names).toEqual(['.gitmodules', 'README.md', 'lib']);
    expect(captured.problems).toEqual([]);
    expect(is).toEqual(was);
  });

  test.concurrent.each([
    ['a repository', 'cd lib; git init -q; echo 1 > f; git add f; git commit -qm x'],
    ['plain files', 'echo 1 > lib/f; mkdir lib/d; echo 1 > lib/d/f'],
  ])('S19: populated by the agent with %s make the attempt fail and are empty again', async (_what, agent) => {
    const { captured, was, is } = await live({ prepare, agent });
    expect(problemKinds(captured)).toEqual(['nested_repository']);
    expect(is).toEqual(was);
  });

  test.concurrent.each([
    ['removed', 'rmdir lib'],
    ['replaced by a file', 'rmdir lib; echo 1 > lib'],
    ['replaced by a link', 'rmdir lib; ln -s /etc lib'],
  ])('S19: %s by the agent do not change in the tree, or fail the attempt, and come back', async (_how, agent) => {
    const { captured, was, is, opened } = await live({ prepare, agent });
    const isSame = (await listTree(opened.controlDir, captured.tree)).lib?.startsWith('160000 ') === true;
    expect(isSame || captured.problems.length > 0).toBe(true);
    expect(is).toEqual(was);
  });
});

describe('history in the hands of the agent', () => {
  const whose = async (agent: string): Promise<{ story: Awaited<ReturnType<typeof live>>; opened: Opened }> => {
    // Whoever removes the repository of a checkout has removed it.
    const story = await live({ agent, notOwn: /\.git(?!\/)|update-ref/.test(agent) });
    return { story, opened: story.opened };
  };

  test.concurrent('S20: commits of its own change nothing about the capture', async () => {
    const { story, opened } = await whose(
      'echo 1 > a; git add a; git commit -qm one; git commit -q --amend -m two; rm a; echo 2 > b',
    );
    expect(story.names).toEqual(['README.md', 'b']);
    expect(story.captured.problems).toEqual([]);
    expect(await git(opened.controlDir, 'rev-parse', `${story.captured.commit}^`)).toBe(opened.head);
  });

  test.concurrent.each([
    ['switches branches', 'git switch -qc other; echo 1 > a'],
    ['goes to the task branch', `git switch -q ${TASK_BRANCH}; echo 1 > a`],
    ['detaches HEAD', 'echo 1 > a; git checkout -q --detach'],
    ['removes its .git', 'rm -rf .git; echo 1 > a'],
    ['makes a new repository', 'rm -rf .git; git init -q -b main; echo 1 > a; git add a; git commit -qm x'],
    ['makes HEAD a link', 'cp .git/HEAD ../head; ln -sf ../../head .git/HEAD; echo 1 > a'],
    ['makes HEAD a pipe', 'rm .git/HEAD; mkfifo .git/HEAD; echo 1 > a'],
    ['makes HEAD a folder', 'rm .git/HEAD; mkdir .git/HEAD; echo 1 > a'],
    ['makes .git a file', 'rm -rf .git; echo "gitdir: /elsewhere" > .git; echo 1 > a'],
    [
      'makes .git a link to another repository',
      'mv .git ../moved; ln -s ../moved .git; git switch -qc other; echo 1 > a',
    ],
  ])('S20: an agent that %s fails, and its files are kept as evidence', async (_what, agent) => {
    const { story } = await whose(agent);
    expect(problemKinds(story.captured)).toEqual(['head_moved']);
    expect(story.names).toEqual(['README.md', 'a']);
    expect(story.is).toEqual(story.was);
  });

  test.concurrent('S20: rewritten branches stay inside the .git of the agent', async () => {
    const { opened } = await whose(
      `git commit -q --allow-empty -m x; git update-ref refs/heads/${TASK_BRANCH} HEAD; git tag t; git branch -f main HEAD`,
    );
    const refs = await git(opened.controlDir, 'for-each-ref', '--format=%(refname)');
    expect(refs.split('\n')).toEqual(['refs/heads/groundhog/demo/day-1', `refs/heads/${TASK_BRANCH}`]);
    expect(await git(opened.controlDir, 'rev-parse', `refs/heads/${TASK_BRANCH}`)).toBe(opened.head);
    expect(await git(opened.origin, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });
});

describe('the message of what lands', () => {
  test.concurrent('S21: has a short subject, the whole summary, and trailers that the summary cannot forge', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const captured = await capture(opened, snapshot);
    const summary = `${'A long first line '.repeat(10)}\n\nBody.\n\nGroundhog-Task: forged\nGroundhog-Attempt: 99\nSigned-off-by: nobody`;
    const landed = await landCapture(opened, snapshot, { capture: captured, summary });
    const show = (format: string) => git(opened.controlDir, 'log', '-1', `--format=${format}`, landed ?? '');
    expect((await show('%s')).length).toBeLessThanOrEqual(72);
    expect(await show('%b')).toContain('A long first line '.repeat(10).trim());
    expect(await show('%(trailers:only,unfold)')).toBe(
      `Groundhog-Task: demo\nGroundhog-Checkpoint: first\nGroundhog-Attempt: 1\nGroundhog-Plan: ${'f'.repeat(64)}\n`,
    );
  });
});

describe('limits', () => {
  test.concurrent('S14: a folder below the root of the repository is captured with all that is beside it', async () => {
    const { captured, was, is } = await live({
      files: { 'a/in.txt': '1\n', 'b/out.txt': '1\n' },
      agent: 'cd a; echo 2 > in.txt; echo 2 > ../b/out.txt; echo 2 > ../top.txt',
    });
    expect(captured.changes.map(({ path }) => path)).toEqual(['a/in.txt', 'b/out.txt', 'top.txt']);
    expect(is).toEqual(was);
  });
});
