import type { AnalyticsEventName, AnalyticsEvents, AnalyticsPort } from '../ports/analytics.port.ts';

interface Sent {
  readonly name: AnalyticsEventName;
  readonly data: AnalyticsEvents[AnalyticsEventName];
}

/** An analytics port whose events a test can read. */
export interface FakeAnalyticsPort extends AnalyticsPort {
  readonly sent: readonly Sent[];
}

/** An analytics port that sends nothing and records everything. */
export function createFakeAnalyticsPort(): FakeAnalyticsPort {
  const sent: Sent[] = [];
  return { sent, send: (name, data) => void sent.push({ name, data }) };
}
