import type { Applications } from '../applications/applications.ts';
import type { Slot } from '../slots/slot.ts';

/** What a new document would not have, or would ask for again: steps of a form, a payment, codes that are shown once, unanswered calls. */
const NOT_STORED = [
  'dialog[open]',
  'main form:not([role="search"])',
  'main iframe',
  'main button[aria-busy="true"]',
  '[contenteditable="true"]',
  '[role="progressbar"][aria-label="Loading"]',
].join();
const WITHOUT_TEXT = ['button', 'checkbox', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether someone would miss a part of this page if it were loaded again. */
export function isPageInUse({ getSlots }: Pick<Applications, 'getSlots'>): boolean {
  return document.querySelector(NOT_STORED) !== null || hasText() || [...getSlots().values()].some(isBusy);
}

/** What stands in the address as well, such as the text of a search, comes back with it. */
function hasText(): boolean {
  const inAddress = [...new URLSearchParams(location.search).values()];
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(
    ({ type, value }) => !WITHOUT_TEXT.includes(type) && value !== '' && !inAddress.includes(value),
  );
}

/** An area that cannot say counts as busy: nothing is lost by waiting. */
function isBusy(slot: Slot): boolean {
  const loan = slot.lease();
  try {
    return loan?.module.isBusy?.() ?? false;
  } catch {
    return true;
  } finally {
    loan?.endLease();
  }
}
