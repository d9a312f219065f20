import type { Views } from './views.ts';

/** The header's field, or that of the search's pages where a window is too narrow for the header. */
const FIELDS = 'header [role=search] input, main [role=search] input';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** "/" moves the cursor into the search. Returns a function that undoes it. */
export function listenForSearchKey({ getState }: Pick<Views, 'getState'>): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || !getState().hasLetterKeys) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    event.preventDefault();
    focusFirst([...document.querySelectorAll<HTMLElement>(FIELDS)]);
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** What is hidden does not take the focus. */
function focusFirst(fields: readonly HTMLElement[]): void {
  fields.find((field) => {
    field.focus();
    return document.activeElement === field;
  });
}
