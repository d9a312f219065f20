/** The local flag that keeps the start of the site from leading to these pages again. */
const SKIPPED_KEY = 'hasSkippedPremiumOnboarding';

/** A storage that is full or forbidden costs the listener one more look at this page, nothing else. */
export function rememberSkippedOnboarding(): void {
  try {
    localStorage.setItem(SKIPPED_KEY, 'true');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
