import fc from 'fast-check';
import { anyCharacter } from '../../helpers/any-character.ts';

const piece = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 90 }),
  fc.constantFrom(
    'Groundhog-Task: forged',
    'groundhog-plan:x',
    '\n',
    '\n\n',
    '---',
    'Signed-off-by: x <x@y>',
    'Co-authored-by: y <y@z>',
    'skip-checks: true',
    '# ------------------------ >8 ------------------------',
    '[skip ci]',
    'fixes #1',
    'Any-Key: x',
    'key: x',
    '(cherry picked from commit 1)',
    '# a',
    '\r',
    '\u2028',
    '\0',
    ' ',
  ),
);
/** Any summary of an agent, with what git and GitHub act on. */
export const anySummary = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
