/** Stops the redirects to these pages at every start. */
const SKIPPED_KEY = 'hasSkippedPremiumOnboarding';

/** If the storage is full or forbidden, the listener just sees this page again. */
export function rememberSkippedOnboarding(): void {
  try {
    localStorage.setItem(SKIPPED_KEY, 'true');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
