import type { AnalyticsEventName, AnalyticsEvents, AnalyticsPort } from '@afterglow/shared-contracts';

export type AnalyticsSink = (name: AnalyticsEventName, data: AnalyticsEvents[AnalyticsEventName]) => void;

export interface BufferedAnalytics extends AnalyticsPort {
  /** From now on events go to the sink, starting with the buffered ones. */
  flowTo(sink: AnalyticsSink): void;
}

/** Far more events than occur before the sink is loaded. */
const MOST_WAITING = 100;

/** Counts from the start, although the sink is loaded only after the page has settled. */
export function createAnalytics(): BufferedAnalytics {
  const waiting: Parameters<AnalyticsSink>[] = [];
  let pass: AnalyticsSink = (...event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
  return {
    send: (name, data) => pass(name, data),
    flowTo(sink) {
      pass = sink;
      for (const event of waiting.splice(0)) sink(...event);
    },
  };
}
