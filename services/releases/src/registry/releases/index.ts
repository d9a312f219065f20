export { damagedFiles } from './store/damaged-files.ts';
export { DEFAULT_PUBLISH_LIMITS, type PublishLimits } from './store/published-file.ts';
export { openReleaseFiles, openReleaseStore, type ReleaseStore } from './store/release-store.ts';
export { serveFiles } from './store/serve-files.ts';
export { createReleasesRepository } from './releases.repository.ts';
export { releasesRoutes } from './releases.routes.ts';
export { createReleasesService, type ReleasesService } from './releases.service.ts';
export { unknownNameError } from './unknown-name-error.ts';
export { createVersionLocks } from './version-locks.ts';
