/**
 * An oracle of its own for GitHub-flavoured markdown: what a reader's page would act on, which is all that stands
 * neither in a fenced block nor in a code span. It follows the published rules for fences, table cells and code spans
 * and shares no code with what it checks.
 */
export function findActiveText(markdown: string): string {
  const active: string[] = [];
  let paragraph: string[] = [];
  let fence: { readonly mark: string; readonly length: number } | undefined;
  let isHtml = false;
  const flush = () => {
    if (paragraph.length > 0) active.push(removeCodeSpans(paragraph.join('\n')));
    paragraph = [];
  };
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      const close = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
      if (close?.[0] === fence.mark && close.length >= fence.length) fence = undefined;
      continue;
    }
    if (isHtml) {
      active.push(line);
      isHtml = line.trim() !== '';
      continue;
    }
    const open = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line);
    const ticks = open?.[1] ?? open?.[2];
    if (ticks !== undefined) {
      flush();
      fence = { mark: ticks[0] ?? '', length: ticks.length };
    } else if (/^ {0,3}<!--/.test(line)) {
      flush();
      active.push(line);
      if (!line.includes('-->')) isHtml = true;
    } else if (/^ {0,3}<\/?[a-z]/i.test(line)) {
      flush();
      active.push(line);
      isHtml = true;
    } else if (line.startsWith('|')) {
      flush();
      active.push(splitCells(line).map(removeCodeSpans).join(' \u241e '));
    } else if (line.trim() === '' || /^(?:#{1,6} |- )/.test(line)) {
      flush();
      if (line.trim() !== '') paragraph.push(line);
    } else {
      paragraph.push(line);
    }
  }
  flush();
  if (fence !== undefined) active.push('UNCLOSED FENCE');
  return active.join('\n');
}

/** The cells of a row as GitHub splits it: an escaped character is read before a border is. */
export function splitCells(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (let index = 0; index < row.length; index += 1) {
    const character = row[index] ?? '';
    const next = row[index + 1] ?? '';
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(next)) {
      cell += character + next;
      index += 1;
    } else if (character === '|') {
      cells.push(cell);
      cell = '';
    } else {
      cell += character;
    }
  }
  cells.push(cell);
  return cells.slice(1, -1).map((text) => text.replaceAll('\\|', '|').trim());
}

/** Each row's number of cells, table by table. */
export function countCells(markdown: string): number[][] {
  const tables: number[][] = [];
  let current: number[] = [];
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('| ') || line.startsWith('|-') || line.startsWith('| -')) current.push(splitCells(line).length);
    else if (current.length > 0) {
      tables.push(current);
      current = [];
    }
  }
  return tables;
}

function removeCodeSpans(text: string): string {
  let active = '';
  let index = 0;
  while (index < text.length) {
    if (text[index] === '\\' && index + 1 < text.length) {
      active += text.slice(index, index + 2);
      index += 2;
      continue;
    }
    const run = /^`+/.exec(text.slice(index))?.[0];
    if (run === undefined) {
      active += text[index];
      index += 1;
      continue;
    }
    const close = findClosing(text, index + run.length, run.length);
    if (close === undefined) active += run;
    index = close === undefined ? index + run.length : close + run.length;
  }
  return active;
}

function findClosing(text: string, from: number, length: number): number | undefined {
  for (const match of text.slice(from).matchAll(/`+/g)) {
    if (match[0].length === length) return from + match.index;
  }
  return undefined;
}
