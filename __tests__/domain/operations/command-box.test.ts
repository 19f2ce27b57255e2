import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findTicking,
  isTicked,
  listBoxes,
  readPageLineage,
  renderBox,
} from '../../../src/domain/operations/command-box.ts';
import { renderMarker } from '../../../src/report/text/marker.ts';
import { toUnmarkedText } from '../../../src/report/text/safe-text.ts';
import { anyCharacter } from '../../helpers/any-character.ts';

const anyText = fc.array(anyCharacter, { maxLength: 12 }).map((characters) => characters.join(''));
const RETRY = renderBox('retry docs');
const tickIn = (page: string, box: string) => page.replace(`- ${box}`, `- ${box.replace('[ ]', '[x]')}`);

describe('a box', () => {
  test.each(['retry docs', 'retry "release notes"', 'approve a--> <b>', 'pause'])('holds the command %s', (command) => {
    const box = renderBox(command);
    expect(box).toMatch(/^\[ \] <!-- groundhog:1:do:[^\s>-]+ -->$/);
    expect(listBoxes(`- ${box} do it`)).toEqual([command]);
  });

  test.each([
    ['in a quotation', `> - ${RETRY}`],
    ['in a block of code by indentation', `    - ${RETRY}`],
    ['after other words', `so - ${RETRY}`],
    ['of another version', `- ${RETRY.replace(':1:', ':2:')}`],
    ['with a broken code', '- [ ] <!-- groundhog:1:do:%E0%A4%A -->'],
    ['without a command', '- [ ] <!-- groundhog:1:do: -->'],
  ])('%s is none', (_, text) => {
    expect(listBoxes(text)).toEqual([]);
  });
});

describe('an edit', () => {
  const page = `Text\r\n- ${RETRY} retry\r\n- ${renderBox('abort')} abort\r\n`;
  const ticked = tickIn(page, RETRY);

  test('that ticks one box is of its command', () => {
    expect(findTicking(page, ticked)).toEqual({ kind: 'one', command: 'retry docs' });
    expect(findTicking(page, ticked.replace('[x]', '[X]'))).toEqual({ kind: 'one', command: 'retry docs' });
    expect([isTicked(ticked, 'retry docs'), isTicked(ticked, 'abort')]).toEqual([true, false]);
    const both = tickIn(ticked, renderBox('abort'));
    expect(findTicking(ticked, both)).toEqual({ kind: 'one', command: 'abort' });
    expect(findTicking(page, both)).toEqual({ kind: 'several' });
  });

  test.each([
    ['takes a tick away', ticked, page],
    ['leaves a tick', ticked, `${ticked}more`],
    ['changes words alone', page, page.replace('Text', 'Other text')],
    ['adds a box that is ticked already', 'Text', ticked],
    ['removes all boxes', page, 'Text'],
  ])('that %s ticks none', (_, before, after) => {
    expect(findTicking(before, after)).toEqual({ kind: 'none' });
  });

  test('finds exactly the box that was ticked, whatever is written around it', () => {
    const commands = fc.uniqueArray(
      anyText.filter((text) => text !== ''),
      { minLength: 1, maxLength: 6 },
    );
    const texts = fc.array(anyText.map(toUnmarkedText), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(commands, texts, fc.nat(), (names, around, at) => {
        const chosen = names[at % names.length] ?? '';
        const render = (mark: string | undefined) =>
          names
            .map((name, index) => {
              const box = renderBox(name);
              return `${around[index]}\n- ${name === mark ? box.replace('[ ]', '[x]') : box} ${around[index]}`;
            })
            .join('\n');
        expect(findTicking(render(undefined), render(chosen))).toEqual({ kind: 'one', command: chosen });
        expect(findTicking(render(chosen), render(undefined))).toEqual({ kind: 'none' });
        expect(findTicking(render(chosen), render(chosen))).toEqual({ kind: 'none' });
      }),
    );
  });
});

test('the task of a page is read from its marker, of the kinds that have boxes', () => {
  const lineage = 'a-b:c!';
  for (const kind of ['status', 'issue'] as const)
    expect(readPageLineage(`${renderMarker({ lineage, kind })}\nText`)).toBe(lineage);
  for (const text of [
    `${renderMarker({ lineage, kind: 'answer' })}\nText`,
    `Text\n${renderMarker({ lineage, kind: 'status' })}\n`,
    '<!-- groundhog:1:%E0%A4%A:status: -->\n',
    '',
  ])
    expect(readPageLineage(text)).toBeUndefined();
});
