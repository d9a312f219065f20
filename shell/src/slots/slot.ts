import type { HostPorts, LiveRelease, LiveRemote, ReleaseReport } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { FindRelease } from '../federation/fetch-release.ts';
import type { LoadedRelease, LoadRelease } from '../federation/load-release.ts';
import { delay } from '../lib/delay.ts';
import { logError } from '../lib/log.ts';
import { createTurns } from '../lib/turns.ts';
import { createGeneration, type Generation } from './generation.ts';
import { keepFocusWithin } from './keep-focus.ts';
import type { Loan } from './loan.ts';
import { quietMoment } from './quiet-moment.ts';
import { failureOfLoad, reportOf } from './failures.ts';
import { nextSlotState, type AreaFailure, type SlotEvent, type SlotState } from './slot-state.ts';
import { tryOn } from './try-on.ts';

/** A version that crashes this soon after it replaced another one is taken back by the tab itself. */
const WATCH_MS = 30_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

export interface SlotDependencies {
  readonly remote: string;
  readonly load: LoadRelease;
  readonly findRelease: FindRelease;
  readonly ports: HostPorts;
  readonly report: (report: ReleaseReport) => void;
  readonly limitMs: number;
}

/** What the live set says of the remote. */
type Followed = Pick<LiveRemote, 'live' | 'previousVersion'>;

/** A version on its way; a newer one aborts it. */
interface Staging {
  readonly version: string;
  readonly controller: AbortController;
  /** The live version that failed, when the one before it is to be shown in its stead. */
  readonly inPlaceOf: Refusal | null;
}

interface Refusal {
  readonly version: string;
  readonly failure: AreaFailure;
}

/**
 * A remote's place in the tab. It is told what should be there (`follow`, `show`, `hide`, `prepare`) and gets there: a version is
 * loaded beside the one on the screen and replaces it when it stands, or is dropped when it fails. Where there is nothing on the
 * screen, the version before the live one comes instead of a live one that cannot be loaded. Nothing it does rejects.
 */
export class Slot {
  readonly remote: string;
  /** The element in which the area is mounted; empty while another area is on the screen. */
  readonly place: HTMLElement;
  readonly state$: Observable<SlotState>;
  readonly #state = new BehaviorSubject<SlotState>({ status: 'idle' });
  readonly #deps: SlotDependencies;
  readonly #inTurn = createTurns();
  #target: LiveRelease;
  #previousVersion: string | null;
  #current: Generation | null = null;
  /** What was shown before `#current`, and when it was replaced. */
  #replaced: { readonly release: LiveRelease; readonly atMs: number } | null = null;
  #staging: Staging | null = null;
  #shown = new AbortController();
  #retryMs = FIRST_RETRY_MS;
  /** By version: how often it was asked for in vain, plus one. */
  readonly #attempts = new Map<string, number>();

  constructor({ live, previousVersion }: Followed, deps: SlotDependencies) {
    this.remote = deps.remote;
    this.#deps = deps;
    this.#target = live;
    this.#previousVersion = previousVersion;
    this.#shown.abort();
    this.state$ = this.#state.asObservable();
    this.place = document.createElement('div');
    this.place.dataset['remote'] = deps.remote;
  }

  getState(): SlotState {
    return this.#state.value;
  }

  /** The version that the live set names now. What is loaded follows; an area that nobody has opened yet loads nothing. */
  follow({ live, previousVersion }: Followed): void {
    const changed = live.version !== this.#target.version;
    this.#target = live;
    this.#previousVersion = previousVersion;
    if (!changed || this.getState().status === 'idle') return;
    this.#retryMs = FIRST_RETRY_MS;
    this.#pursue(live);
  }

  /** Loads ahead of time. */
  prepare(): void {
    if (this.getState().status === 'idle') this.#pursue(this.#target);
  }

  /** The code of the version that is live, for a part of it that is shown elsewhere; null while none is. */
  lend(): Loan | null {
    return this.#current?.lend() ?? null;
  }

  /** The area is on the screen from now on; returns at once, the code may still be on its way. */
  show(): void {
    if (this.#isShown()) return;
    this.#shown = new AbortController();
    void this.#inTurn(() => this.#mountCurrent());
    const { status } = this.getState();
    if (status === 'idle' || status === 'failed') this.#pursue(this.#target);
  }

  /** Resolves when the area is off the screen; waits for an unmount, never for a load. */
  hide(): Promise<void> {
    this.#shown.abort();
    return this.#inTurn(async () => this.#current?.unmount());
  }

  /** Really loads again: code that failed, that crashed, or that does not come. */
  retry(): void {
    if (this.#staging) this.#countAttempt(this.#staging.version);
    this.#pursue(this.#target);
  }

  async dispose(): Promise<void> {
    this.#abandon();
    this.#shown.abort();
    this.#dispatch({ type: 'dispose' });
    await this.#inTurn(async () => this.#drop());
    this.#state.complete();
  }

  #isShown(): boolean {
    return !this.#shown.signal.aborted;
  }

  #dispatch(event: SlotEvent): void {
    const next = nextSlotState(this.#state.value, event);
    if (next !== this.#state.value) this.#state.next(next);
  }

  /** Latest wins: whatever else is on its way is abandoned. */
  #pursue(release: LiveRelease): void {
    this.#abandon();
    if (this.getState().status === 'disposed' || this.#current?.release.version === release.version) return;
    void this.#stage(release, this.#begin(release.version, null));
  }

  #begin(version: string, inPlaceOf: Refusal | null): AbortSignal {
    const controller = new AbortController();
    this.#staging = { version, controller, inPlaceOf };
    this.#dispatch({ type: 'stage', version });
    return controller.signal;
  }

  #abandon(): void {
    this.#staging?.controller.abort();
    this.#staging = null;
  }

  async #stage(release: LiveRelease, signal: AbortSignal): Promise<void> {
    const { load, remote } = this.#deps;
    await this.#inTurn(async () => {}); // a version that is just leaving takes its registration with it
    if (signal.aborted) return;
    try {
      const attempt = this.#attempts.get(release.version) ?? 1;
      const options = { pathname: location.pathname, attempt, held: this.#current !== null, signal };
      const loaded = await load(remote, release, options);
      await quietMoment(() => this.#current?.isBusy() ?? false, signal);
      await this.#inTurn(() => this.#commit(loaded, signal));
    } catch (thrown) {
      if (!signal.aborted) this.#refuse(release, failureOfLoad(thrown), signal);
    }
  }

  /** Tries the new version on beside the old one; it replaces the old one only if it stands. */
  async #commit(loaded: LoadedRelease, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const next = createGeneration(loaded, this.#deps);
    const failure = this.#isShown() ? await this.#tryOn(next, signal) : null;
    if (!failure && !signal.aborted) return this.#replaceBy(next);
    await next.dispose();
    if (failure && !signal.aborted) this.#refuse(loaded.release, failure, signal);
  }

  #tryOn(next: Generation, signal: AbortSignal): Promise<AreaFailure | null> {
    return tryOn(next, this.place, {
      hidden: this.#current !== null,
      onCrash: (thrown) => this.#onCrash(next, thrown),
      signal: AbortSignal.any([signal, this.#shown.signal]),
    });
  }

  async #replaceBy(next: Generation): Promise<void> {
    const { version } = next.release;
    const old = this.#current;
    this.#staging = null;
    this.#current = next;
    const returnFocus = keepFocusWithin(this.place);
    old?.conceal();
    next.reveal();
    returnFocus();
    this.#retryMs = FIRST_RETRY_MS;
    this.#replaced = old && { release: old.release, atMs: performance.now() };
    this.#dispatch({ type: 'commit', version });
    this.#deps.report({ kind: 'load', remote: this.#deps.remote, version });
    await old?.dispose();
  }

  /** A version could not be shown. What was there stays; only where there is nothing the listener is told. */
  #refuse({ version }: LiveRelease, failure: AreaFailure, signal: AbortSignal): void {
    const inPlaceOf = this.#staging?.inPlaceOf ?? null;
    this.#staging = null;
    this.#tell(version, failure);
    if (this.#current) void this.#tryAgainLater(version, failure, signal);
    else if (!this.#isShown()) this.#dispatch({ type: 'abandon' });
    else if (inPlaceOf || !this.#standIn({ version, failure })) {
      this.#dispatch({ type: 'fail', ...(inPlaceOf ?? { version, failure }) });
    }
  }

  /** For a live version whose code does not come: the one before it, if there is one. The live one is tried again meanwhile. */
  #standIn(refusal: Refusal): boolean {
    const previous = this.#previousVersion;
    const isLive = refusal.version === this.#target.version && refusal.version !== previous;
    if (previous === null || !isLive || refusal.failure.kind === 'crash') return false;
    void this.#stagePrevious(previous, refusal, this.#begin(previous, refusal));
    return true;
  }

  async #stagePrevious(version: string, { version: live, failure }: Refusal, signal: AbortSignal): Promise<void> {
    try {
      const release = await this.#deps.findRelease(this.remote, version, signal);
      await this.#stage(release, signal);
      if (this.#current?.release === release) await this.#tryAgainLater(live, failure, signal);
    } catch (thrown) {
      if (signal.aborted) return;
      logError(`The area ${this.remote} ${version} cannot stand in for ${live}.`, thrown);
      this.#staging = null;
      this.#dispatch({ type: 'fail', version: live, failure });
    }
  }

  /** The old version goes on meanwhile, and a failed load may be the network's fault: it must not keep a rollback away for good. */
  async #tryAgainLater(version: string, failure: AreaFailure, signal: AbortSignal): Promise<void> {
    if (failure.kind === 'crash') return;
    const waitMs = this.#retryMs;
    this.#retryMs = Math.min(waitMs * 2, MAX_RETRY_MS);
    await delay(waitMs, signal);
    if (!this.#staging && version === this.#target.version) this.#pursue(this.#target);
  }

  async #mountCurrent(): Promise<void> {
    const generation = this.#current;
    if (!generation || generation.isMounted() || !this.#isShown()) return;
    const onCrash = (thrown: unknown) => this.#onCrash(generation, thrown);
    const outcome = await generation.mount(this.place, { hidden: false, onCrash, signal: this.#shown.signal });
    if (outcome.type === 'failed') await this.#fall(generation, outcome.thrown);
  }

  #onCrash(generation: Generation, thrown: unknown): void {
    if (generation === this.#current) void this.#inTurn(() => this.#fall(generation, thrown));
  }

  /** The version on the screen is no more: back to the one before if it has only just replaced it, else the panel. */
  async #fall(generation: Generation, thrown: unknown): Promise<void> {
    if (generation !== this.#current) return;
    const failure = await generation.failureOf(thrown);
    const { version } = generation.release;
    const before = this.#replaced;
    await this.#drop();
    this.#tell(version, failure);
    this.#dispatch({ type: 'fail', version, failure });
    if (before && performance.now() - before.atMs < WATCH_MS) this.#pursue(before.release);
    else if (this.#isShown()) this.#standIn({ version, failure });
  }

  async #drop(): Promise<void> {
    const generation = this.#current;
    this.#current = null;
    this.#replaced = null;
    await generation?.dispose();
  }

  #countAttempt(version: string): void {
    this.#attempts.set(version, (this.#attempts.get(version) ?? 1) + 1);
  }

  #tell(version: string, failure: AreaFailure): void {
    this.#countAttempt(version);
    const { remote, report } = this.#deps;
    logError(`The area ${remote} ${version} failed.`, failure.error);
    report(reportOf(remote, version, failure));
  }
}
