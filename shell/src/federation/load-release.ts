import type { ChunkLoadError, LiveRelease, RemoteModule } from '@afterglow/shared-contracts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { fileUrl, retryUrl, type TrustedRelease, type CodeRegistry } from './code-registry.ts';
import { toChunkLoadError } from './to-chunk-load-error.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { preloadRelease } from './preload-hints.ts';
import type { Probe } from './probe.ts';
import { validateRemoteModule } from './remote-module.ts';

/** Every file has its own timeout; this one is for other delays, such as a container that never initializes. */
const FILES_IN_A_ROW = 2;

export interface LoadedRelease {
  readonly release: LiveRelease;
  readonly module: RemoteModule;
  /** Makes it the version of the page, so that its stylesheets apply. */
  adopt(): void;
  isLoading(): boolean;
  /** Why a chunk or stylesheet of this version was lost; undefined for an error in running code. */
  explain(thrown: unknown): Promise<ChunkLoadError>;
}

export interface LoadOptions {
  /** The path at which it will be shown, for the hints. */
  readonly pathname: string;
  /** 1, and one more after each failure of this version in this page. */
  readonly attempt: number;
  /** True while another version of the remote is on the screen. */
  readonly held: boolean;
  /** Ends it, at any time: aborts its load, and removes its code, styles and globals immediately. Unmount it first. */
  readonly signal: AbortSignal;
}

/** Rejects with `ChunkLoadError`, or with the signal's reason, and cleans up. */
export type LoadRelease = (remote: string, release: LiveRelease, options: LoadOptions) => Promise<LoadedRelease>;

export interface LoaderOptions {
  readonly runtime: FederationRuntime;
  readonly code: CodeRegistry;
  readonly probe: Probe;
  readonly limitMs: number;
}

export function createReleaseLoader({ runtime, code, probe, limitMs }: LoaderOptions): LoadRelease {
  function remove(admitted: TrustedRelease) {
    runtime.remove(admitted.release.federationName);
    removeLinks(admitted);
    code.forget(admitted);
  }

  return async (remote, release, { pathname, attempt, held, signal }) => {
    const admitted = code.admit(release, { attempt, held });
    const explain = (thrown: unknown) => toChunkLoadError(thrown, remote, admitted, probe);
    const end = () => remove(admitted);
    // Immediately, not when the load settles: the next attempt may register the same version in the same task.
    signal.addEventListener('abort', end, { once: true });
    try {
      preloadRelease(admitted, pathname);
      runtime.register(release.federationName, retryUrl(admitted, fileUrl(release, release.entry)));
      const loading = runtime.load(release.federationName, release.expose);
      const exposed = await withTimeLimit(loading, limitMs * FILES_IN_A_ROW);
      signal.throwIfAborted();
      const module = validateRemoteModule(exposed, remote, release);
      return {
        release,
        module,
        adopt: () => revealStylesheets(admitted),
        isLoading: () => admitted.pending > 0,
        explain,
      };
    } catch (thrown) {
      signal.throwIfAborted();
      signal.removeEventListener('abort', end);
      end();
      throw await explain(thrown);
    }
  };
}

function revealStylesheets(admitted: TrustedRelease): void {
  admitted.held = false; // for stylesheets that arrive later
  for (const link of linksOf(admitted, 'stylesheet')) link.media = 'all';
}

/** Removes all links of a release from the head: stylesheets, and unused hints. */
function removeLinks(admitted: TrustedRelease): void {
  for (const rel of ['stylesheet', 'preload'] as const) for (const link of linksOf(admitted, rel)) link.remove();
}

function linksOf({ baseUrl }: TrustedRelease, rel: 'stylesheet' | 'preload'): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].filter(({ href }) =>
    href.startsWith(baseUrl),
  );
}
