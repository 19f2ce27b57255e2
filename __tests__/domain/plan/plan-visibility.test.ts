import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { micromark } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { findPlanInIssue } from '../../../src/domain/plan/plan-from-issue.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that show what is in them as it is. */
const PLAIN = new Set(['ul', 'ol', 'li', 'pre', 'code']);

/** The texts of all code blocks that a page of this HTML shows without a click, and as nobody's quotation. */
function listShownCode(html: string): string[] {
  const shown: string[] = [];
  const visit = (node: Node, isInPre: boolean): void => {
    const name = 'tagName' in node ? node.tagName : undefined;
    if (name !== undefined && !PLAIN.has(name)) return;
    if (name === 'code' && isInPre && 'childNodes' in node)
      shown.push(node.childNodes.map((child) => ('value' in child ? child.value : '<markup>')).join(''));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, name === 'pre');
  };
  visit(parseFragment(html), false);
  return shown;
}

const byMicromark = (body: string) =>
  listShownCode(
    micromark(body, {
      allowDangerousHtml: true,
      extensions: [gfmFootnote()],
      htmlExtensions: [gfmFootnoteHtml()],
    }),
  );
const markdownIt = new MarkdownIt('commonmark').use(footnotes);
const byMarkdownIt = (body: string) => listShownCode(markdownIt.render(body));

const withoutLineEnds = (text: string) => text.replaceAll('\n', '');

/** Expects that a plan which counts is shown to the reader, letter by letter, by two parsers. */
function expectShown(body: string) {
  const found = findPlanInIssue(body);
  if (found.kind !== 'inline') return found;
  // After a link reference definition the HTML of micromark lacks the first line end of a fence.
  expect(byMicromark(body).map(withoutLineEnds)).toContain(withoutLineEnds(found.text));
  expect(byMarkdownIt(body)).toContain(found.text);
  return found;
}

const fence = '```groundhog\na: 1\n```';
const SHOWN: readonly (readonly [name: string, body: string])[] = [
  ['a fence', fence],
  ['a fence after text', `Please.\n${fence}\nThanks.`],
  ['yaml', '```yaml groundhog\na: 1\n```'],
  ['yml in capital letters', '```YML Groundhog\na: 1\n```'],
  ['tildes', '~~~groundhog\na: 1\n~~~'],
  ['a longer end', '```groundhog\na: 1\n`````'],
  ['a longer start with a fence in it', '````groundhog\na: 1\n```\n````'],
  ['an indented fence', '   ```groundhog\n   a: 1\n  ```'],
  ['line ends of Windows', '```groundhog\r\na: 1\r\n```\r\n'],
  ['line ends of old Macs', '```groundhog\ra: 1\r```'],
  ['empty lines', '```groundhog\n\na: 1\n\n```'],
  ['a tab within a line', '```groundhog\na:\t1\n```'],
  ['a list', '- do it:\n\n  ```groundhog\n  a: 1\n    b: 2\n  ```'],
  ['a list of tabs', '- do it:\n\n\t```groundhog\n\ta: 1\n  ```'],
  ['a numbered list', '10. ```groundhog\n    a: 1\n    ```'],
  ['a list in a list', '- a\n  - b\n\n    ```groundhog\n    a: 1\n    ```'],
  ['a comment before it', `<!-- fill this in -->\n\n${fence}`],
  ['a comment of lines before it', `<!--\n\`\`\`groundhog\nb: 1\n\`\`\`\n-->\n${fence}`],
  ['an image before it', `<img width="3" src="https://a.example/b.png">\n\n${fence}`],
  ['HTML after it', `${fence}\n\n<details>\n\n- log\n\n</details>`],
  ['a quotation before it', `> a\n${fence}`],
  ['a link reference definition before it', `[a]: b\n${fence}`],
  ['a title that is not closed before it', `[a]: b "title\n${fence}`],
  ['a footnote before it', `[^1]: b\n${fence}`],
  ['what is no comment before it', `a <!-- b\n${fence}`],
  ['what is no tag before it', `if a <b and c\n${fence}`],
  ['an escaped tag before it', `\\<details>\n\n${fence}`],
  ['a tag in code before it', `\`<details>\`\n\n${fence}`],
  ['a tag in another block before it', `\`\`\`html\n<details>\n\`\`\`\n${fence}`],
  ['an emoji in it', '```groundhog\na: ⚠️ 👨‍👩‍👧\n```'],
];

const HIDDEN: readonly (readonly [name: string, body: string, message: RegExp | null])[] = [
  ['a comment', `<!--\n${fence}\n-->`, /line 2: .*within HTML/],
  ['a comment in one line with text', `a <!--\n${fence}`.replace('a ', ''), /line 2: .*within HTML/],
  ['a comment that is opened again on its last line', `<!-- a\n--> <!--\n\n${fence}\n-->`, /line 4: .*HTML on line 1/],
  ['a comment that HTML ends elsewhere', `<!-- a --!> <details> -->\n\n${fence}`, /line 3: .*HTML on line 1/],
  ['an instruction', `<?\n${fence}\n?>`, /line 2: .*within HTML/],
  ['a declaration', `<!X\n${fence}\n>`, /line 2: .*within HTML/],
  ['CDATA', `<![CDATA[\n${fence}\n]]>`, /line 2: .*within HTML/],
  ['a script', `<script>\n\n${fence}\n</script>`, /line 3: .*within HTML/],
  ['a style', `<style>\n${fence}\n</style>`, /within HTML/],
  ['a pre element', `<pre>\n\n${fence}\n</pre>`, /within HTML/],
  ['a text area', `<textarea>\n${fence}\n</textarea>`, /within HTML/],
  ['a div', `<div>\n${fence}\n</div>`, /line 2: .*within HTML/],
  ['a div after an empty line', `<div hidden>\n\n${fence}\n\n</div>`, /line 3: .*HTML on line 1/],
  ['details', `<details><summary>log</summary>\n\n${fence}\n\n</details>`, /line 3: .*HTML on line 1/],
  ['details in a line', `see <details> here\n\n${fence}`, /line 3: .*HTML on line 1/],
  ['details in a list', `- <details>\n\n${fence}`, /line 3: .*HTML on line 1/],
  ['a comment in a tag', `<div> <!--\n\n${fence}\n\n-->`, /line 3: .*HTML on line 1/],
  ['an attribute', `<div title="\n\n${fence}\n\n">`, /line 3: .*HTML on line 1/],
  ['an image that is not closed', `<div><img alt="\n\n${fence}\n\n">`, /line 3: .*HTML on line 1/],
  ['a comment in a quotation', `> <!-- a\n\n${fence}`, /line 3: .*HTML on line 1/],
  ['another element', `<custom-tag>\n\n${fence}\n\n</custom-tag>`, /line 3: .*HTML on line 1/],
  ['a quotation', '> ```groundhog\n> a: 1\n> ```', /line 1: a plan in a quotation/],
  ['a quotation in a list', '- > ```groundhog\n  > a: 1\n  > ```', /line 1: a plan in a quotation/],
  ['a footnote', '[^1]: x\n\n    ```groundhog\n    a: 1\n    ```', /line 3: a plan in a footnote/],
  ['another block', `\`\`\`\`md\n${fence}\n\`\`\`\``, null],
  ['code by indentation', '    ```groundhog\n    a: 1\n    ```', null],
  ['code by a tab', '\t```groundhog\n\ta: 1\n\t```', null],
  ['code within a line', '``` groundhog a: 1 ```', null],
  ['an escaped fence', '\\```groundhog\na: 1\n\\```', null],
  ['a link reference definition', '[a]: b "\n```groundhog\na: 1"', /line 2: .*not closed/],
  ['a block without its end', '```groundhog\na: 1', /line 1: .*not closed/],
  ['a block without its end, in a list', '- ```groundhog\n  a: 1\n\n```groundhog', /line 4: a second plan/],
  ['a block that a shorter fence does not end', '````groundhog\na: 1\n```', /not closed/],
  ['a block that other marks do not end', '```groundhog\na: 1\n~~~', /not closed/],
  ['a block that an indented fence does not end', '```groundhog\na: 1\n    ```', /not closed/],
  ['a picture', '```mermaid groundhog\na: 1\n```', /line 1: .*picture/],
  ['a formula', '```math groundhog\na: 1\n```', /line 1: .*picture/],
  ['two blocks', `${fence}\n\n${fence}`, /line 5: a second plan; the first one is on line 1/],
  ['a second block that is folded', `${fence}\n<details>\n\n${fence}\n</details>`, /line 6: a second plan/],
  ['a block and a path', `Plan: a.yml\n${fence}`, /line 2: a second plan/],
  ['a zero-width space', '```groundhog\na: 1\nb: \u200B2\n```', /line 3, column 4: .*U\+200B/],
  ['a change of direction', '```groundhog\na: \u202E1\n```', /line 2, column 4: .*U\+202E/],
  ['an isolate', '```groundhog\na: \u20661\n```', /U\+2066/],
  ['a tag character', '```groundhog\na: \u{E0061}1\n```', /U\+E0061/],
  ['a selector after a letter', '```groundhog\na: b\uFE0F\n```', /U\+FE0F/],
  ['a soft hyphen', '```groundhog\na: b\u00ADc\n```', /U\+00AD/],
  ['a line separator', '```groundhog\na: 1\u2028b: 2\n```', /U\+2028/],
  ['NUL', '```groundhog\na: \0\n```', /line 2, column 4: .*U\+0000/],
  ['a form feed', '```groundhog\na: 1\fb\n```', /U\+000C/],
  ['half of a character', '```groundhog\na: \uD800\n```', /U\+D800/],
  ['a byte order mark in a list', '- ```groundhog\n  \uFEFFa: 1\n  ```', /line 2, column 3: .*U\+FEFF/],
  ['text far to the right', `\`\`\`groundhog\na: 1${' '.repeat(80)}b\n\`\`\``, /line 2, column 85: .*out of sight/],
];

describe('a plan in an issue', () => {
  test.each(SHOWN)('counts as it is shown: %s', (_, body) => {
    expect(expectShown(body)).toMatchObject({ kind: 'inline', text: expect.stringContaining('a:') });
  });

  test.each(HIDDEN)('does not count where a reader cannot rely on it: %s', (_, body, message) => {
    const found = findPlanInIssue(body);
    if (message === null) expect(found).toEqual({ kind: 'none' });
    else expect(found.kind === 'wrong' && describeProblem(found.problem)).toMatch(message);
  });

  test('is shown whenever it counts, whatever stands around it', () => {
    const pieces = fc.constantFrom(
      ...[
        '<!--',
        '-->',
        '--!>',
        '<!X',
        '>',
        '<?',
        '?>',
        '<![CDATA[',
        ']]>',
        '<details>',
        '</details>',
        '<div',
        '<pre>',
      ],
      ...[
        '</pre>',
        '<script>',
        '</script>',
        '<b>',
        '<img alt="',
        '">',
        '- ',
        '> ',
        '1. ',
        '    ',
        '\t',
        '  ',
        '[^1]: ',
      ],
      ...[
        '```',
        '```groundhog',
        '~~~',
        '~~~ yaml groundhog',
        'a: 1',
        '[a]: b "',
        '`',
        '<br>',
        '\\',
        'x',
        '</p>',
        '<p>',
      ],
    );
    const line = fc.array(pieces, { maxLength: 3 }).map((parts) => parts.join(''));
    const ends = fc.constantFrom('\n', '\n\n', '\r\n');
    const text = fc.array(fc.tuple(line, ends), { maxLength: 6 }).map((lines) => lines.flat().join(''));
    const plan = fc.constantFrom(fence, '- ```groundhog\n  a: 1\n  ```', '  ~~~groundhog\n  a: 1\n  ~~~');
    fc.assert(
      fc.property(text, plan, text, (before, block, after) => {
        expectShown(`${before}${block}\n${after}`);
      }),
      { numRuns: 400 },
    );
  });
});

function describeProblem({
  line,
  column,
  message,
}: {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}) {
  return `line ${line}${column === 1 ? '' : `, column ${column}`}: ${message}`;
}

describe('a text that takes long to read', () => {
  test.each([
    ['lines', '> a\n'.concat('b\n'.repeat(30_000)), /line 4001: .*at most 4000 lines/],
    ['quotations', `a\n${'>'.repeat(60_000)}a`, /line 2: .*50 levels/],
    ['lists', '- '.repeat(30_000), /line 1: .*50 levels/],
    ['comments', 'a <? '.repeat(12_000), /line 1: .*500 HTML comments/],
  ])('is refused before it is parsed: %s', (_, body, message) => {
    const found = findPlanInIssue(body);
    expect(found.kind === 'wrong' && describeProblem(found.problem)).toMatch(message);
  });
});
