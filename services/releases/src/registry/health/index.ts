export { DEFAULT_HEALTH_POLICY, type HealthPolicy } from './health-policy.ts';
export { createHealthRepository } from './health.repository.ts';
export { createHealthService, type HealthService } from './health.service.ts';
export { createLiveVersionsRepository } from './live-versions.repository.ts';
export { createLiveVersions } from './live-versions.ts';
export type { RecordServed } from './record-served.ts';
