export { mountVersions } from './versions.module.ts';
