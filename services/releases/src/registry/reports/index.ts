export { openReports } from './open-reports.ts';
export { reportsRoutes } from './reports.routes.ts';
