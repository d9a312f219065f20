export { type ApiClient, createApiClient } from './api-client.ts';
export { solveCaptcha } from './solve-captcha.ts';
export { shownAmounts } from './shown-amounts.ts';
