export { type ApiClient, type CallInput, readRefusal } from './api-client.ts';
export { type Browser, createBrowser, type Visit } from './browser.ts';
export { addExpiredToken, addMember, changePlace } from './change-place.ts';
export { operatorTokenOf } from './send-import.ts';
export { readOutbox } from './read-outbox.ts';
export { registeredRoutes } from './registered-routes.ts';
export { signUp } from './sign-up.ts';
export { makeSownPlace, type Place, type RunningApi, startApi, testOptions } from './start-api.ts';
export { until } from './until.ts';
