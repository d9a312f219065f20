export { remoteContents, remoteManifest, shellContents, shellManifest, writeRelease } from './fake-release.ts';
