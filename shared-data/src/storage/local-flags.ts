import type { ClockPort, StoragePort } from '@afterglow/shared-contracts';

const KEYS = {
  hasAppLoaded: 'hasAppLoaded',
  hasSkippedPremiumOnboarding: 'hasSkippedPremiumOnboarding',
  iosBannerDismissedAt: 'iosBannerDismissedAt',
  localVersion: 'localVersion',
} as const;

/** Where `SessionPort.takeRedirectPath` stores the last path outside login and sign-up. */
export const REDIRECT_KEY = 'redirectURL';

/** The listener's flags in this browser; a logout removes them all. */
export interface LocalFlags {
  hasAppLoaded(): boolean;
  markAppLoaded(): void;
  hasSkippedPremiumOnboarding(): boolean;
  skipPremiumOnboarding(): void;
  /** When the iOS banner was closed, in milliseconds since 1970; null when it was not. */
  iosBannerDismissedAtMs(): number | null;
  dismissIosBanner(): void;
  /** The version of the client that was seen last; null on the first visit. */
  localVersion(): string | null;
  rememberVersion(version: string): void;
}

/** The flags in a storage; the clock dates the closing of the iOS banner. */
export function createLocalFlags(storage: StoragePort, clock: ClockPort): LocalFlags {
  const isSet = (key: string) => storage.get(key) === 'true';
  return {
    hasAppLoaded: () => isSet(KEYS.hasAppLoaded),
    markAppLoaded: () => storage.set(KEYS.hasAppLoaded, 'true'),
    hasSkippedPremiumOnboarding: () => isSet(KEYS.hasSkippedPremiumOnboarding),
    skipPremiumOnboarding: () => storage.set(KEYS.hasSkippedPremiumOnboarding, 'true'),
    iosBannerDismissedAtMs: () => timeOf(storage.get(KEYS.iosBannerDismissedAt)),
    dismissIosBanner: () => storage.set(KEYS.iosBannerDismissedAt, String(clock.now())),
    localVersion: () => storage.get(KEYS.localVersion),
    rememberVersion: (version) => storage.set(KEYS.localVersion, version),
  };
}

function timeOf(text: string | null): number | null {
  const timeMs = Number.parseInt(text ?? '', 10);
  return Number.isNaN(timeMs) ? null : timeMs;
}
