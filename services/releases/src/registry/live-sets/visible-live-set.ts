import type { Environment } from '@afterglow/shared-contracts';
import type { Browser, FindPreview } from '../previews/index.ts';
import { visitorOf, type LiveSetHub, type LiveSetSnapshot } from '../live-views/index.ts';

export interface SightOptions {
  readonly hub: LiveSetHub;
  readonly findPreview: FindPreview;
  readonly environment: Environment;
  readonly request: Browser;
}

/** A browser's view of an environment, now and after every change. */
export interface VisibleLiveSet {
  current(): LiveSetSnapshot;
  subscribe(listener: () => void): () => void;
  /** True once a preview has ended: the next request sees something else. */
  hasEnded(): boolean;
}

/** In a preview a browser follows it under the name of staging; production looks the same to every tab. */
export async function visibleLiveSetOf({
  hub,
  findPreview,
  environment,
  request,
}: SightOptions): Promise<VisibleLiveSet> {
  const visitor = visitorOf(request);
  const preview = environment === 'staging' ? await findPreview(request) : undefined;
  if (preview) return { ...preview, current: () => preview.current(visitor) };
  return {
    current: () => hub.current(environment, visitor),
    subscribe: (listener) => hub.subscribe(environment, listener),
    hasEnded: () => false,
  };
}
