export { damagedFiles } from './damaged-files.ts';
export { createFilesCheck } from './files-check.ts';
export { DEFAULT_PUBLISH_LIMITS, type PublishLimits } from './published-file.ts';
export { openReleaseFiles, openReleaseStore, type ReleaseStore } from './release-store.ts';
export { createReleasesRepository } from './releases.repository.ts';
export { releasesRoutes } from './releases.routes.ts';
export { createReleasesService, type ReleasesService } from './releases.service.ts';
export { createVersionLocks } from './version-locks.ts';
