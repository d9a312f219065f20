export { createDataLayer, type DataLayer, type DataLayerOptions } from './data-layer.ts';
export { ApiError, isApiError, type ApiFailureCode } from './errors.ts';
export { InputError, isInputError, type InputErrorCode } from './errors.ts';
export {
  createApiClient,
  REQUEST_TIMEOUT_MS,
  type Answer,
  type ApiClient,
  type ApiClientOptions,
} from './client/api-client.ts';
export { type MalformedAnswer } from './client/malformed-answers.ts';
export { type RequestInput } from './client/request-parts.ts';
export { type SessionStore } from './session/session-store.ts';
export { activeSubscription, hasBeenPremium, isPaidViaMobile } from './session/entitlement.ts';
export { createCookies, type CookiePort } from './storage/cookies.ts';
export { createLocalFlags, type LocalFlags } from './storage/local-flags.ts';
export { createSafeStorage } from './storage/safe-storage.ts';
export { systemClock } from './system-clock.ts';
export { readList, type ListRead } from './cache/read-list.ts';
export { type Listened } from './listening/listening-state.ts';
export { type ListeningStore } from './listening/listening-store.ts';
export { followVolume } from './settings/follow-volume.ts';
export { type SettingsStore } from './settings/settings-store.ts';
export { type FavoritesStore } from './favorites/favorites-store.ts';
