import type { AnalyticsSink } from './buffered-analytics.ts';

/** A tag service consumes events; without one, nothing would ever empty the list. */
const MAX_CACHED = 300;

declare global {
  interface Window {
    /** Where a tag service reads from; tag services chose the name. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Puts events where a tag service finds them. On its own this sends nothing out of the browser. */
export function createDataLayerSink(target: Window): AnalyticsSink {
  return (event, data) => {
    const layer = (target.dataLayer ??= []);
    layer.push({ event, ...data });
    if (layer.length > MAX_CACHED) layer.splice(0, layer.length - MAX_CACHED);
  };
}
