export { createEventStreams, DEFAULT_STREAMS_PER_SUBNET, type EventStreams } from './event-streams.ts';
export { liveSetEventsRoutes } from './live-set-events.routes.ts';
export { liveSetsRoutes } from './live-sets.routes.ts';
export { createLiveSetsService, type LiveSetsService } from './live-sets.service.ts';
