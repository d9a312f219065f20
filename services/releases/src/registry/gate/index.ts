export { gateRoutes } from './gate.routes.ts';
export { createGateService } from './gate.service.ts';
export { createGrantsRepository } from './grants.repository.ts';
export { literalPrefix } from './literal-prefix.ts';
export type { ReleaseGate, LiveReleases } from './release-gate.ts';
