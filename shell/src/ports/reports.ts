import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';

/**
 * Reports to the registry how a release performs. Fire and forget: it outlives the page, and an unreachable registry
 * does no harm.
 */
export function sendReport(report: ReleaseReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(REPORTS_PATH, body);
}
