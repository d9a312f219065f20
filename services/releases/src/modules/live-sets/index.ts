export { createEventStreams, DEFAULT_STREAMS_PER_SUBNET, type EventStreams } from './event-streams.ts';
export { firstBrokenRevision } from './hash-chain.ts';
export { liveSetEventsRoutes } from './live-set-events.routes.ts';
export type { LiveSetHub } from './live-set-hub.ts';
export { createLiveSetsRepository } from './live-sets.repository.ts';
export { liveSetsRoutes } from './live-sets.routes.ts';
export { createLiveSetsService, type LiveSetsService } from './live-sets.service.ts';
export { toLiveSet } from './to-live-set.ts';
