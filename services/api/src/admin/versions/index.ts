export { mountVersions } from './versions.module.ts';
export type { ReadVersion } from './versions.routes.ts';
