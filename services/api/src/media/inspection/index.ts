export { mountMediaInspection } from './media-inspection.module.ts';
export { createMissingReports, type MissingReports } from './missing-reports.ts';
