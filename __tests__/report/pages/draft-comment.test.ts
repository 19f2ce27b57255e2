import { describe, expect, test } from '@jest/globals';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import type { DraftRemark } from '../../../src/domain/planning/draft-remark.ts';
import { toDraftingCost } from '../../../src/domain/planning/drafting-cost.ts';
import { extractDraft } from '../../../src/domain/planning/extract-draft.ts';
import { renderDraftComment } from '../../../src/report/pages/draft-comment.ts';
import { LINKS } from '../make-view.ts';
import { naughtyStrings } from '../naughty-strings.ts';
import { findActiveParts } from './github-markdown.ts';
import { listDrafts } from './sample-drafts.ts';

const HASH = `sha256:${'a'.repeat(64)}`;
const NOTHING_USED = toDraftingCost(1, { turns: null, input_tokens: null, output_tokens: null, cost_usd: null });

function render(texts: readonly string[], planText = 'checkpoints: []\n'): string {
  const plan = planSchema.parse({
    setup: `EVIL ${texts[0]}`.trim(),
    checkpoints: texts.map((text, index) => ({
      id: `c${index}`,
      spec: `EVIL ${text}`,
      success_criteria: [
        { kind: 'semantic', statement: `EVIL ${text}` },
        { kind: 'file_contains', path: 'a', pattern: index === 0 ? '`|@octocat' : 'a' },
      ],
    })),
  });
  const remarks = texts.map((message, index): DraftRemark => {
    return { kind: index === 0 ? 'not_checked' : 'weak', isFault: index % 2 === 1, about: '', message };
  });
  const counts = { checked: 1, all: 2 };
  const findings = { planSource: { plan, text: '' }, remarks, counts, rounds: 1, spent: NOTHING_USED };
  return renderDraftComment(
    { issueNumber: 7, planText, hash: HASH, findings: { ...findings, estimate: undefined } },
    LINKS,
  );
}

describe('the comment with a draft', () => {
  test('keeps texts of the model and of programs dead, and holds one plan that is read back as it is', () => {
    const planText = `# \`\`\`\n# </details> @octocat\ncheckpoints: []\n`;
    const comment = render(naughtyStrings.slice(0, 50), planText);
    const { html, links, images, text } = findActiveParts(comment);
    for (const piece of html)
      expect(piece).toMatch(
        /^(?:<!-- groundhog\S* -->|<!-- .* -->|<summary>[\w, ]+<\/summary>|<\/?(?:details(?: open)?|sub)>)$/,
      );
    expect(links).toEqual([LINKS.runUrl]);
    expect(images).toEqual([]);
    expect(text).not.toMatch(/@\S|#\d|\bGH-\d|https?:\/\//i);
    expect(extractDraft(comment)).toEqual({ kind: 'plan', text: planText });
  });

  test('says first whether the draft is sound, and what to do, and folds a long plan', () => {
    const comments = new Map(listDrafts().map(({ name, markdown }) => [name, markdown]));
    expect(comments.get('draft-ready')).toMatch(
      /^<!-- .* -->\n### 📝 Draft of a plan for this issue · 2 checkpoints\n\n.*: nothing is wrong\. .*\n\n\*\*Your move\*\* – comment one line:\n\n- `\/groundhog approve` – /,
    );
    expect(comments.get('draft-remarks')).toMatch(
      /### ⚠️ Draft .* · 3 faults\n[\s\S]*comment one line:\n\n- `\/groundhog plan <what to change>` – [\s\S]*\*\*What is wrong with it:\*\*\n\n- /,
    );
    expect(comments.get('draft-long')).toContain('<details>\n<summary>The plan that runs, 242 lines</summary>');
    for (const comment of comments.values()) expect(comment.length).toBeLessThan(65_536);
  });
});
