import type { Views } from '../views.ts';

/** The header's field, or that of the search pages in a window too narrow for the header. */
const FIELDS = 'header [role=search] input, main [role=search] input';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

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

/** A hidden field cannot be focused. */
function focusFirst(fields: readonly HTMLElement[]): void {
  fields.find((field) => {
    field.focus();
    return document.activeElement === field;
  });
}
