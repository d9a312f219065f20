import { logError } from '../lib/log.ts';
import type { AnalyticsSink } from './buffered-analytics.ts';

/** Loads the tag service, which reads the data layer from its start; created only when events may leave the browser. */
export function createTagSink(tagUrl: string, target: Window): AnalyticsSink {
  const { document } = target;
  const layer = (target.dataLayer ??= []);
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagUrl;
  script.addEventListener('error', () => logError('The tag service could not be loaded.'));
  document.head.append(script);
  return (event, data) => void (target.dataLayer ?? layer).push({ event, ...data });
}
