export { shellContents, shellManifest, writeRelease } from './fake-release.ts';
