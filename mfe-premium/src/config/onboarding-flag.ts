/** The local flag that stops the site from leading to these pages at every start. */
const SKIPPED_KEY = 'hasSkippedPremiumOnboarding';

/** If the storage is full or forbidden, the listener sees this page again, nothing else. */
export function rememberSkippedOnboarding(): void {
  try {
    localStorage.setItem(SKIPPED_KEY, 'true');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
