import type { StoragePort } from '@afterglow/shared-contracts';

export type ConsentAnswer = 'given' | 'refused';
export type Consent = ConsentAnswer | 'not-asked';

const KEY = 'analyticsConsent';

/** The listener's consent to analytics. A browser with Global Privacy Control has declined for them. */
export interface ConsentStore {
  get(): Consent;
  answer(consent: ConsentAnswer): void;
}

export function createConsentStore(storage: StoragePort, refusesByBrowser: boolean): ConsentStore {
  return {
    get() {
      if (refusesByBrowser) return 'refused';
      const stored = storage.get(KEY);
      return stored === 'given' || stored === 'refused' ? stored : 'not-asked';
    },
    answer: (consent) => storage.set(KEY, consent),
  };
}

export function refusesSharing(browser: Navigator): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true;
}
