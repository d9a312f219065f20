import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';

/** Tells the registry how a release does. Fire and forget: it outlives the page, and a registry that is away costs nothing. */
export function sendReport(report: ReleaseReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(REPORTS_PATH, body);
}
