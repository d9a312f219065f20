import type { HostPorts, ReleaseReport } from '@afterglow/shared-contracts';
import type { LoadedRelease } from '../../federation/load-release.ts';
import { ShellError } from '../../lib/shell-error.ts';
import { onceWatching } from './load-watch.ts';
import type { Visit } from './visits.ts';

export interface WatchedElementOptions {
  readonly loaded: Pick<LoadedRelease, 'release' | 'module' | 'isLoading'>;
  readonly navigation: HostPorts['navigation'];
  readonly isCalling: () => boolean;
  readonly report: (report: ReleaseReport) => void;
  readonly visit: Visit;
  /** A listener has seen a page of it, not only a placeholder. */
  readonly onSeen: () => void;
  readonly onEmpty: (error: ShellError) => void;
}

export interface WatchedElement {
  end(): void;
}

/** Watches the visible content of a version in its element, from before it is mounted. */
export function watchElement(element: HTMLElement, options: WatchedElementOptions): WatchedElement {
  const { loaded, navigation, isCalling, report, visit, onSeen, onEmpty } = options;
  const { release, module, isLoading } = loaded;
  const over = new AbortController();
  const endWatch = onFirstContent(element, onSeen);

  visit.begin();
  onceWatching(({ watchContent, watchErrors }) => {
    watchErrors(report);
    if (over.signal.aborted) return;
    watchContent(element, {
      isLoading,
      isCalling,
      path$: navigation.path$,
      signal: over.signal,
      onContent: visit.succeed,
      onEmpty() {
        const context = { remote: module.name, version: release.version };
        onEmpty(new ShellError('area_empty', `${module.name} ${release.version} shows nothing.`, { context }));
      },
    });
  });
  return {
    end() {
      endWatch();
      over.abort();
      visit.leave();
    },
  };
}

/**
 * Calls back once a listener sees a page in the element: content is rendered and visible, and nothing in it is
 * loading. Returns a disposer.
 */
function onFirstContent(element: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    const isWaiting = element.inert || !element.hasChildNodes() || element.querySelector('[aria-busy="true"]') !== null;
    if (isWaiting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'inert'],
  });
  return () => observer.disconnect();
}
