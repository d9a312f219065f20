export { diagnosticsRoutes } from './examination.routes.ts';
export { createDiagnostics } from './examination.service.ts';
