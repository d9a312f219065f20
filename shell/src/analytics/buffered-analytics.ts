import type { AnalyticsEventName, AnalyticsEvents, AnalyticsPort } from '@afterglow/shared-contracts';

/** Takes what is counted out of the shell's hands. */
export type AnalyticsSink = (name: AnalyticsEventName, data: AnalyticsEvents[AnalyticsEventName]) => void;

export interface BufferedAnalytics extends AnalyticsPort {
  /** From now on events go there, those that have waited first. */
  flowTo(sink: AnalyticsSink): void;
}

/** Far more than happens before the sink is there. */
const MOST_WAITING = 100;

/** Counting from the first moment on, though what does something with it is loaded when the page stands. */
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
