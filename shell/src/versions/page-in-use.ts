import type { Applications } from '../applications/applications.ts';
import type { Slot } from '../slots/slot.ts';

/**
 * State that a new document would lose, or would ask for again: steps of a form, a payment, codes that are shown once,
 * pending calls.
 */
const NOT_STORED = [
  'dialog[open]',
  'main form:not([role="search"])',
  'main iframe',
  'main button[aria-busy="true"]',
  '[contenteditable="true"]',
  '[role="progressbar"][aria-label="Loading"]',
].join();
const WITHOUT_TEXT = ['button', 'checkbox', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether a listener would lose a part of this page if it were reloaded. */
export function isPageInUse({ getSlots }: Pick<Applications, 'getSlots'>): boolean {
  return document.querySelector(NOT_STORED) !== null || hasText() || [...getSlots().values()].some(isBusy);
}

/** Text that is also in the URL, such as that of a search, is restored with it. */
function hasText(): boolean {
  const inAddress = [...new URLSearchParams(location.search).values()];
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(
    ({ type, value }) => !WITHOUT_TEXT.includes(type) && value !== '' && !inAddress.includes(value),
  );
}

/** An area that cannot tell counts as busy: waiting loses nothing. */
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
