import { afterEach, describe, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../../helpers/slow-run.ts';
import { cleanUp } from '../../../helpers/temp-repo.ts';
import { readForTurns, toCachedShare, WINDOW } from './long-conversation.ts';

afterEach(cleanUp);

describe.each(['anthropic', 'openai-responses'] as const)('reads of 48 KB in each turn, by %s', (protocol) => {
  // OpenAI caches by itself; with Anthropic it is our marks that a cache needs.
  const shortTest = protocol === 'anthropic' ? quickTest : slowTest;

  shortTest('come from the cache to four fifths by turn 20', async () => {
    const { run, counts } = await readForTurns(protocol, 20);
    expect(run.report.stop).toEqual({ kind: 'stopped' });
    expect(Math.max(...counts.map(({ input }) => input))).toBeLessThan(WINDOW);
    const [twentieth] = counts.filter(({ isSummary }) => !isSummary).slice(19, 20);
    expect(toCachedShare(twentieth === undefined ? [] : [twentieth])).toBeGreaterThan(0.8);
    expect(toCachedShare(counts)).toBeGreaterThan(0.8);
  });

  slowTest(
    'stay below the window for 200 turns',
    async () => {
      const { run, counts } = await readForTurns(protocol, 200);
      expect(run.report.stop).toEqual({ kind: 'stopped' });
      expect(run.report.usage.turns).toBe(201);
      expect(Math.max(...counts.map(({ input }) => input))).toBeLessThan(WINDOW);
      expect(counts.some(({ isSummary }) => isSummary)).toBe(true);
      expect(toCachedShare(counts)).toBeGreaterThan(0.8);
    },
    600_000,
  );
});
