import { expect, test } from '@jest/globals';
import { makeLongHistory } from '../sample-states.ts';
import { listSamples } from './sample-pages.ts';

test('a history of five megabytes stays within the bounds of each place, and a refusal says what to fix', async () => {
  expect(JSON.stringify(makeLongHistory().record).length).toBeGreaterThan(5_000_000);
  const samples = await listSamples();
  const tooLong = samples.filter(
    ({ name, markdown }) => Buffer.byteLength(markdown) > (name.startsWith('summary') ? 1024 * 1024 : 60_000),
  );
  expect(tooLong.map(({ name }) => name)).toEqual([]);
  const refused = samples.find(({ name }) => name === 'summary-refused');
  expect(refused?.markdown).toMatch(/### ⛔ Refused\n\n.*\n\n.* is not valid; nothing was started\. {2}\nissue 5:5 /);
});
