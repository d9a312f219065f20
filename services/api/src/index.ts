export { type ApiConfig, apiEnvironmentSchema } from './app/api-environment.ts';
export { type Api, prepareApi } from './app/prepare-api.ts';
export type { ApiOptions, PrepareProgress, PrepareStep } from './app/api-options.ts';
export { printArtwork } from './artwork/artwork.ts';
export { JPEG_OPTIONS, WEBP_OPTIONS } from './media/image-store.ts';
export { DEMO_MEMBERS, DEMO_PASSWORD } from './seed/content/members.ts';
export { hasDemoMembers } from './seed/demo-members.ts';
export { createSandboxes } from './sandboxes/create-sandboxes.ts';
export { sandboxEnvironmentSchema, type SandboxConfig } from './sandboxes/sandbox-environment.ts';
