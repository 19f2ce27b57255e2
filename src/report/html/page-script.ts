/**
 * The program of the page: search, filter, keys, and what a link leads to. It reads the text of the page, writes no markup and
 * loads nothing; without it the page has all of its content.
 */
export const pageScript = `'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const [search] = all('#search'), [filter] = all('#filter'), [found] = all('#found');
  const checkpoints = all('.checkpoint');
  const texts = new Map();
  const textOf = (element) => {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase());
    return texts.get(element);
  };
  const matches = (element, words) => words.every((word) => textOf(element).includes(word));
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const checkpoint of checkpoints) {
      const isOfState = filter.value === '' || checkpoint.dataset.state === filter.value;
      const isShown = isOfState && matches(checkpoint, words);
      checkpoint.hidden = !isShown;
      if (!isShown) continue;
      shown += 1;
      if (words.length === 0) continue;
      checkpoint.open = true;
      for (const attempt of all('.attempt', checkpoint)) attempt.open = matches(attempt, words);
    }
    found.textContent = shown + ' of ' + checkpoints.length + ' checkpoints';
  };
  const setOpen = (isOpen) => {
    for (const element of all('.checkpoint, .attempt')) element.open = isOpen;
  };
  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    for (let part = target; part !== null; part = part.parentElement) {
      part.hidden = false;
      if (part.tagName === 'DETAILS') part.open = true;
    }
    target.scrollIntoView();
    const [summary] = all('summary', target);
    if (summary !== undefined) summary.focus({ preventScroll: true });
  };
  const step = (by) => {
    const shown = checkpoints.filter((checkpoint) => !checkpoint.hidden);
    const at = shown.findIndex((checkpoint) => checkpoint.contains(document.activeElement));
    const next = shown[at === -1 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (next === undefined) return;
    next.scrollIntoView();
    next.querySelector('summary').focus({ preventScroll: true });
  };
  const keys = { '/': () => search.focus(), j: () => step(1), k: () => step(-1), e: () => setOpen(true), c: () => setOpen(false) };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = ['INPUT', 'SELECT', 'TEXTAREA'].includes(event.target.tagName);
    if (isTyping && event.key === 'Escape') {
      search.value = '';
      apply();
      event.target.blur();
    }
    if (isTyping || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });
  let waiting;
  search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 100);
  });
  filter.addEventListener('change', apply);
  document.getElementById('expand').addEventListener('click', () => setOpen(true));
  document.getElementById('collapse').addEventListener('click', () => setOpen(false));
  window.addEventListener('hashchange', openTarget);
  document.querySelector('.tools').hidden = false;
  apply();
  openTarget();
})();
`;
