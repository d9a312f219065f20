export { type ApiConfig, apiEnvironmentSchema } from './config/api-environment.ts';
export { type Api, prepareApi } from './prepare-api.ts';
export type { ApiOptions, PrepareProgress, PrepareStep } from './api-options.ts';
export { printArtwork } from './artwork/artwork.ts';
export { JPEG_OPTIONS, WEBP_OPTIONS } from './artwork/image-store.ts';
export { DEMO_MEMBERS, DEMO_PASSWORD } from './seed/content/members.ts';
export { hasDemoMembers } from './seed/demo-members.ts';
