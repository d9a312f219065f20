import type { HostPorts, LiveRelease, NavigationPort, ReleaseReport, RemoteModule } from '@afterglow/shared-contracts';
import { isChunkLoadFailure } from '../federation/to-chunk-load-error.ts';
import type { LoadedRelease } from '../federation/load-release.ts';
import { aborted } from '../lib/aborted.ts';
import { logError } from '../lib/log.ts';
import { isShellError } from '../lib/shell-error.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { LEADS_ON } from './watches/visible-content.ts';
import { createModuleLeases, type ModuleLease } from './module-lease.ts';
import type { AreaFailure } from './slot-state.ts';
import type { Visit } from './watches/visits.ts';
import { watchElement, type WatchedElement } from './watches/watched-element.ts';

/** A remote that does not unmount within this time is removed from the page anyway: navigation never waits longer. */
const UNMOUNT_LIMIT_MS = 2000;

export type MountResult =
  | { readonly type: 'mounted' }
  | { readonly type: 'abandoned' }
  | { readonly type: 'failed'; readonly thrown: unknown };

/** One loaded version of a remote, with the element it is mounted in. */
export interface AreaInstance {
  readonly release: LiveRelease;
  readonly module: RemoteModule;
  isBusy(): boolean;
  isMounted(): boolean;
  /** Whether a listener has seen a page of it, not only a placeholder. */
  wasSeen(): boolean;
  /** For a part of it that is shown elsewhere; it counts as busy until the lease ends. */
  lease(): ModuleLease;
  /**
   * Mounts into a new element in `place`. A later crash goes to `onCrash`. Never rejects; aborting stops the wait and
   * unmounts.
   */
  mount(place: HTMLElement, options: MountOptions): Promise<MountResult>;
  /** Shows an element that was mounted out of sight, and applies its styles. */
  reveal(): void;
  /** Hides it until it has unmounted, which may take a while. */
  conceal(): void;
  unmount(): Promise<void>;
  failureOf(thrown: unknown): Promise<AreaFailure>;
  dispose(): Promise<void>;
}

export interface MountOptions {
  /** Laid out, but invisible, while an older version is still shown in the same container. */
  readonly hidden: boolean;
  readonly onCrash: (thrown: unknown) => void;
  readonly signal: AbortSignal;
}

export interface GenerationOptions {
  readonly ports: HostPorts;
  readonly limitMs: number;
  readonly isCalling: () => boolean;
  readonly report: (report: ReleaseReport) => void;
  readonly visit: Visit;
  readonly life: AbortController;
}

interface Mounted {
  readonly element: HTMLElement;
  readonly watched: WatchedElement;
  readonly leave: () => Promise<void>;
}

export function createAreaInstance(loaded: LoadedRelease, options: GenerationOptions): AreaInstance {
  const { ports, limitMs, life, visit } = options;
  const { release, module } = loaded;
  const failureOf = (thrown: unknown) => describe(thrown, loaded);
  const lender = createModuleLeases(module, failureOf);
  let isSeen = false;
  let isStaged = false;
  let onReveal: () => void = nowhere;
  let mounted: Mounted | null = null;

  async function mount(place: HTMLElement, { hidden, signal, ...reported }: MountOptions): Promise<MountResult> {
    const onCrash = (thrown: unknown) => {
      visit.fail();
      reported.onCrash(thrown);
    };
    isStaged = hidden;
    const element = createElement(release.version, hidden);
    const navigation = leadingLater(ports.navigation, (lead) => {
      if (!isStaged) return isLeaving(element) || lead();
      element.dataset['staged'] = LEADS_ON;
      onReveal = lead;
    });
    const props = { domElement: element, ports: { ...ports, navigation }, onCrash };
    let fail: (thrown: unknown) => void = onCrash;
    const failing = new Promise<never>((_, reject) => (fail = reject));
    const watched = watchElement(element, {
      ...options,
      loaded,
      navigation: ports.navigation,
      onSeen: () => (isSeen = true),
      onEmpty: (error) => fail(error),
    });
    mounted = {
      element,
      watched,
      async leave() {
        watched.end();
        await module.lifecycles.unmount(props);
      },
    };
    place.append(element);
    const outcome = await settle(() => Promise.race([module.lifecycles.mount(props), failing]), limitMs, signal);
    fail = onCrash;
    if (outcome.type === 'failed') visit.fail();
    if (outcome.type !== 'mounted') await unmount();
    return outcome;
  }

  async function unmount() {
    if (!mounted) return;
    const { element, leave } = mounted;
    mounted = null;
    const leaving = settle(leave, UNMOUNT_LIMIT_MS, new AbortController().signal);
    const outcome = await leaving;
    if (outcome.type === 'failed') logError(`${module.name} ${release.version} did not unmount.`, outcome.thrown);
    element.remove();
  }

  return {
    release,
    module,
    isBusy: () => lender.isLent() || (mounted !== null && askBusy(module.isBusy)),
    lease: lender.lease,
    isMounted: () => mounted !== null,
    wasSeen: () => isSeen,
    mount,
    unmount,
    reveal() {
      loaded.adopt();
      if (mounted) setStaged(mounted.element, false);
      isStaged = false;
      onReveal();
      onReveal = nowhere;
    },
    conceal() {
      if (mounted) setStaged(mounted.element, true);
    },
    failureOf,
    async dispose() {
      lender.close();
      await unmount();
      life.abort();
    },
  };
}

function nowhere(): void {}

/** A staged version navigates only once it is revealed: until then, the URL may be that of another version's page. */
function leadingLater(navigation: NavigationPort, whenSeen: (lead: () => void) => void): NavigationPort {
  return {
    ...navigation,
    navigate(...there) {
      const from = navigation.getPath();
      whenSeen(() => navigation.getPath() === from && navigation.navigate(...there));
    },
  };
}

/**
 * Another version has replaced it, which may not know the URL. A navigation caused by the listener still runs after it
 * has gone.
 */
function isLeaving({ inert, parentElement }: HTMLElement): boolean {
  return inert && parentElement !== null;
}

function createElement(version: string, hidden: boolean): HTMLElement {
  const element = document.createElement('div');
  element.dataset['version'] = version;
  setStaged(element, hidden);
  return element;
}

/** Laid out at full width, but neither visible nor reachable. */
function setStaged(element: HTMLElement, staged: boolean): void {
  element.inert = staged;
  element.toggleAttribute('data-staged', staged);
}

async function settle(step: () => Promise<void>, limitMs: number, signal: AbortSignal): Promise<MountResult> {
  const over = new AbortController();
  try {
    const done = withTimeLimit(asynchronously(step), limitMs).then(() => ({ type: 'mounted' }) as const);
    const given = aborted(AbortSignal.any([signal, over.signal])).then(() => ({ type: 'abandoned' }) as const);
    return await Promise.race([done, given]);
  } catch (thrown) {
    return { type: 'failed', thrown };
  } finally {
    over.abort();
  }
}

/** Treats a lifecycle that throws like one that rejects. */
async function asynchronously(step: () => Promise<void>): Promise<void> {
  await step();
}

/** A mount that does not settle waits for code, or forever. */
async function describe(thrown: unknown, { explain, isLoading }: LoadedRelease): Promise<AreaFailure> {
  const isLoad = isChunkLoadFailure(thrown) || (isShellError(thrown, 'time_limit') && isLoading());
  if (isLoad) return { kind: 'load', error: await explain(thrown) };
  return { kind: isShellError(thrown, 'area_empty') ? 'empty' : 'crash', error: thrown };
}

function askBusy(isBusy: (() => boolean) | undefined): boolean {
  try {
    return isBusy?.() ?? false;
  } catch (error) {
    logError('A remote could not say whether it is busy.', error);
    return false;
  }
}
