import type { Views } from './views.ts';

/** The frame's field or, on pages of the search, the field there, which takes its place. */
const FIELD = 'header [role=search] input, main [role=search] input';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** "/" moves the cursor into the search. Returns a function that undoes it. */
export function listenForSearchKey({ getState }: Pick<Views, 'getState'>): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || !getState().hasLetterKeys) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>(FIELD)?.focus();
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
