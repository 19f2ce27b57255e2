import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { palettes } from '../../../src/report/html/page-style.ts';
import { renderReportPage } from '../../../src/report/html/report-page.ts';
import { makeAttempt, makeView } from '../make-view.ts';
import { naughtyStrings } from '../naughty-strings.ts';
import { makeHostileView } from '../pages/hostile-view.ts';
import { makeSample } from '../sample-states.ts';
import { makeTestsSample } from '../sample-tests.ts';
import { attributeOf, listElements, textOf } from './read-page.ts';
import { makeDiff, makeReport } from './sample-report.ts';

const ELEMENTS =
  'html head meta link title style body script a header main section h1 h2 h3 h4 p strong span code pre b ins del details summary dl div dt dd ol ul li table thead tbody tr th td svg rect label input select option button output'.split(
    ' ',
  );
const ATTRIBUTES =
  'lang charset http-equiv content name rel href class id data-state data-n open tabindex role aria-label aria-labelledby aria-hidden aria-live scope viewBox preserveAspectRatio x y width height rx type autocomplete value hidden'.split(
    ' ',
  );

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the report of a task', () => {
  test('has a policy that allows its own style and script by their hashes, and nothing else', () => {
    const elements = listElements(renderReportPage(makeReport(makeSample('blocked', 4))));
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    const styles = elements.filter(({ tagName }) => tagName === 'style');
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    const policy = elements.find((element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy');
    expect(attributeOf(policy, 'content')?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${sourceOf(textOf(styles[0]))}`,
      `script-src ${sourceOf(textOf(scripts[0]))}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]);
  });

  test('has the marks of the terminal for the states of checkpoints', () => {
    const attempts = [makeAttempt({ day: 1, outcome: 'running', ended_at: null })];
    const view = makeView([
      { checkpoint_id: 'a', outcome: 'skipped' },
      { checkpoint_id: 'b', outcome: 'abandoned' },
      { checkpoint_id: 'c', outcome: 'blocked' },
      { checkpoint_id: 'd', attempts },
      { checkpoint_id: 'e' },
    ]);
    const page = renderReportPage({ ...makeReport(makeSample('blocked', 4)), view });
    const marks = [...page.matchAll(/<h2>\d+\. (\w)<\/h2> <span class="badge \w+"><span aria-hidden="true">(.)</gu)];
    expect(marks.map(([, id, mark]) => `${id} ${mark}`)).toEqual(['a »', 'b ⊘', 'c ■', 'd ▸', 'e ○']);
  });

  test('counts no time of an attempt whose run is gone', () => {
    const render = (ended_at: string | null) => {
      const attempts = [makeAttempt({ day: 1, outcome: 'interrupted', ended_at })];
      return renderReportPage({
        ...makeReport(makeSample('blocked', 4)),
        view: makeView([{ checkpoint_id: 'a', attempts }]),
      });
    };
    const { ended_at } = makeAttempt();
    expect(render(ended_at)).toMatch(/<title>Attempt 1: interrupted, 2 min 30 s<[\s\S]*<dt>Duration</);
    expect(render(null)).toMatch(/<title>Attempt 1: interrupted</);
    expect(render(null)).not.toContain('<dt>Duration<');
  });

  test('has all that is recorded, with outputs and diffs folded', () => {
    const page = renderReportPage(makeReport(makeSample('blocked', 4)));
    for (const text of [
      'Blocked: a checkpoint could not be finished.',
      'attempt budget used up (3 of 3)',
      'Cost</dt><dd>$1.14',
      'Failure report, by the agent',
      'One test fails: the value after the last joined flag',
      'Side effects, as reported by the agent',
      'npm cache',
      '<summary>Output of what failed</summary>',
      'not ok 7 - a value may follow',
      '<summary>12 tool calls</summary>',
      '<summary>3 steps</summary>',
      '<ins data-n="1">+  const value0',
      'https://github.test/acme/widgets/commit/d',
      'agent +64 -9',
      'Lineage: 6 scratch commits, 2 landed',
      'Attempts over time',
    ])
      expect(page).toContain(text);
    expect(renderReportPage(makeReport(makeTestsSample()))).toMatch(
      /missing<\/td><td><span class="badge bad">.*failed/,
    );
  });

  test('opens what needs a person, and folds the rest where there is much', () => {
    const opened = (page: string) =>
      listElements(page)
        .filter(
          (element) => attributeOf(element, 'class') === 'checkpoint' && attributeOf(element, 'open') !== undefined,
        )
        .map((element) => attributeOf(element, 'id'));
    expect(opened(renderReportPage(makeReport(makeSample('blocked', 60))))).toEqual(['checkpoint-31']);
    expect(opened(renderReportPage(makeReport(makeSample('passed', 1))))).toEqual(['checkpoint-1']);
  });

  test('makes nothing of texts of others but text', () => {
    const texts = [
      ...naughtyStrings,
      "' onmouseover='alert(1)",
      '" autofocus onfocus="alert(1)',
      '</style><script>alert(1)</script>',
    ];
    const diffs = texts.map((text) => `${makeDiff(2)}+${text}\n--- ${text}\n+++ ${text}\n@@ ${text} @@\n`);
    for (const diff of [diffs.join(''), texts.join('\n')]) {
      const page = renderReportPage(makeReport(makeHostileView(texts), diff));
      const elements = listElements(page);
      expect(elements.filter(({ tagName }) => !ELEMENTS.includes(tagName)).map(({ tagName }) => tagName)).toEqual([]);
      const names = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
      expect([...names].filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
      expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
      const links = new Set(elements.map((element) => attributeOf(element, 'href') ?? '#'));
      expect([...links].filter((link) => !/^(?:#|data:,$|https:\/\/github\.test\/)/.test(link))).toEqual([]);
    }
  });

  test('says why a diff is not there, and that one is cut', () => {
    const report = makeReport(makeSample('passed', 1));
    const attemptDiffs = new Map([
      [1, { kind: 'none', reason: 'not in this repository.' } as const],
      [2, { kind: 'diff', text: makeDiff(3), omitted: 12_345 } as const],
    ]);
    const page = renderReportPage({ ...report, attemptDiffs });
    expect(page).toContain('All changes of the attempt: not in this repository.');
    expect(page).toContain('12,345 more characters are left out here.');
  });
});

describe('the colours of the report', () => {
  const pairs = (['text', 'muted', 'link', 'good', 'bad', 'busy'] as const).flatMap((text) =>
    (['page', 'box'] as const).map((behind) => [text, behind] as const),
  );
  const onDiffs = (['text', 'muted'] as const).flatMap((text) =>
    (['added', 'removed'] as const).map((behind) => [text, behind] as const),
  );

  test.each(['light', 'dark'] as const)('have a contrast of 4.5 in the %s page', (theme) => {
    const low = [...pairs, ...onDiffs].filter(
      ([text, behind]) => contrastOf(palettes[theme][text], palettes[theme][behind]) < 4.5,
    );
    expect(low).toEqual([]);
  });
});

/** The contrast of two colours, by WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 1] = [one, other].map(luminanceOf).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
