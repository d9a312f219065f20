export { diagnosticsRoutes } from './diagnostics.routes.ts';
export { createDiagnostics } from './diagnostics.service.ts';
