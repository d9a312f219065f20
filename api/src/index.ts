export { type Api, prepareApi } from './prepare-api.ts';
export type { ApiOptions, PrepareProgress, PrepareStep } from './api-options.ts';
