import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { toMarkers, withHub } from '../job.ts';
import { agentCommand, readRecord } from '../laptop.ts';

afterEach(cleanUp);

test('a run that is limited has recorded its work before it waits, and writes everything once', () =>
  withHub({ clockAheadMs: -3_600_000 }, async ({ github, bare, run }) => {
    const records: string[] = [];
    const onStrike = async () => {
      records.push(await readRecord(bare, 'run.json'));
    };
    const limited = { kind: 'answer', hasActed: false, onStrike } as const;
    const body = { message: 'You have exceeded a secondary rate limit.' };
    const fault = { ...limited, status: 403, body, headers: { 'retry-after': '1' } };
    for (const path of [/\/pulls$/, /\/comments$/]) github.fail({ method: 'POST', path, fault });
    const result = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(result.stdout.match(/GitHub limits the rate of requests; waiting 1 s\./g)).toHaveLength(2);
    for (const record of records) expect(record).toMatch(/"outcome":\s*"passed"/);
    expect(records).toHaveLength(2);
    expect(await github.pulls()).toHaveLength(1);
    expect(toMarkers(await github.comments(1))).toEqual(['status:']);
  }));
