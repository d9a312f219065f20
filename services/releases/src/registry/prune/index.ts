export { pruneRoutes } from './prune.routes.ts';
export { openPruning, type PruneService } from './prune.service.ts';
export { rejectPruned, type VersionKey } from './reject-pruned.ts';
