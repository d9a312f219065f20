export { gateRoutes } from './gate.routes.ts';
export { createGateService } from './gate.service.ts';
export { createGrantsRepository } from './grants.repository.ts';
