import { BehaviorSubject, type Observable } from 'rxjs';
import type { ModuleLease } from './module-lease.ts';
import { createSlotEffects, type SlotOptions, type SlotEffects } from './slot-effects.ts';
import {
  slotStateOf,
  type AreaFailure,
  type SlotTarget,
  type SlotEvent,
  type SlotModel,
  type SlotState,
} from './slot-state.ts';
import { initialSlot, reduceSlot } from './slot-reducer.ts';

/**
 * A remote's slot in the tab. It is given a target (`setTarget`, `show`, `hide`, `prepare`) and reaches it, as
 * `reduceSlot` decides: a version is loaded in parallel to the one on the screen and replaces it when it is mounted,
 * or is dropped when it fails. If nothing is on the screen and the live version cannot be loaded, the previous one is
 * shown instead. None of its methods rejects.
 */
export class Slot {
  readonly remote: string;
  /** The element in which the area is mounted; empty while another area is on the screen. */
  readonly container: HTMLElement;
  readonly state$: Observable<SlotState>;
  /** The reason of the last version that could not be shown, or is gone. */
  lastFailure: AreaFailure | null = null;
  readonly #state: BehaviorSubject<SlotState>;
  readonly #effects: SlotEffects;
  #model: SlotModel;

  constructor(target: SlotTarget, deps: SlotOptions) {
    this.remote = deps.remote;
    this.#model = initialSlot(target);
    this.#state = new BehaviorSubject(slotStateOf(this.#model));
    this.state$ = this.#state.asObservable();
    this.container = document.createElement('div');
    this.container.dataset['remote'] = deps.remote;
    const dispatch = (event: SlotEvent) => this.#dispatch(event);
    this.#effects = createSlotEffects({ ...deps, place: this.container, dispatch });
  }

  getState(): SlotState {
    return this.#state.value;
  }

  /** Sets the version of the live set. Updates the loaded version; an area that was never opened loads nothing. */
  setTarget({ live, previousVersion }: SlotTarget): void {
    this.#dispatch({ type: 'target-changed', target: { live, previousVersion } });
  }

  prepare(): void {
    this.#dispatch({ type: 'preload-requested' });
  }

  /** The code of the live version, for a part of it that is shown elsewhere; null while none is live. */
  lease(): ModuleLease | null {
    return this.#effects.lease();
  }

  /** The area is on the screen from now on; returns immediately, even if the code is still being loaded. */
  show(): void {
    this.#dispatch({ type: 'activated' });
  }

  /** Resolves when the area is off the screen; waits for an unmount, never for a load. */
  hide(): Promise<void> {
    this.#dispatch({ type: 'deactivated' });
    return this.#effects.unmount();
  }

  /** Loads again: code that failed, that crashed, or that does not arrive. */
  reload(): void {
    this.#dispatch({ type: 'reloaded' });
  }

  retry(): void {
    this.#dispatch({ type: 'retry-requested' });
  }

  async dispose(): Promise<void> {
    this.#dispatch({ type: 'disposed' });
    await this.#effects.remove();
    this.#state.complete();
  }

  #dispatch(event: SlotEvent): void {
    if ('failure' in event) this.lastFailure = event.failure;
    const { model, effects } = reduceSlot(this.#model, event);
    if (model === this.#model && effects.length === 0) return;
    this.#model = model;
    for (const effect of effects) this.#effects.runEffect(effect);
    const state = slotStateOf(model);
    if (!isSame(state, this.#state.value)) this.#state.next(state);
  }
}

function isSame(one: SlotState, other: SlotState): boolean {
  const [failed, otherFailed] = [one, other].map((state) => (state.status === 'failed' ? state.failure : null));
  return one.status === other.status && versionOf(one) === versionOf(other) && failed === otherFailed;
}

function versionOf(state: SlotState): string | null {
  return 'version' in state ? state.version : null;
}
