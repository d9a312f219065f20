import type { AnalyticsEventName, AnalyticsEvents } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect } from 'react';

/** A step of one of the two flows, which has no data. */
type Step = {
  [Name in AnalyticsEventName]: AnalyticsEvents[Name] extends Readonly<Record<string, never>> ? Name : never;
}[AnalyticsEventName];

/** Counts a step as reached when its content is first shown. */
export function useStep(step: Step): void {
  const { analytics } = usePorts();
  useEffect(() => analytics.send(step, {}), [analytics, step]);
}
