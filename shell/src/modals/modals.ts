import type { ClockPort, EventBus, EventPayload, ModalType } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { logError } from '../lib/log.ts';
import { modalContent, type ModalContent } from './modal-content.ts';

/** Long enough for the eye to see that it is another one. */
const REPLACE_AFTER_MS = 50;

export type ModalOutcome = EventPayload<'modal:closed'>['outcome'];

/** `component` is what is shown; it stays after closing, so that nothing jumps while the modal goes. */
export interface ModalState {
  readonly isOpen: boolean;
  readonly type: ModalType | null;
  readonly component: ModalContent | null;
  readonly data: Readonly<Record<string, unknown>>;
}

type ShowEvent = EventPayload<'modal:show'>;

export interface Modals {
  /** Replayed; lives as long as the page. */
  readonly state$: Observable<ModalState>;
  getState(): ModalState;
  /** Closes the open modal; everybody who asked hears how. */
  close(outcome: ModalOutcome): void;
}

/** The one modal of the page, driven by the bus: show, replace, update its data, hide. */
export function createModals(bus: EventBus, clock: ClockPort): Modals {
  const state$ = new BehaviorSubject<ModalState>({ isOpen: false, type: null, component: null, data: {} });
  let stopTimer = () => {};

  function show({ type, contentKey, data = {} }: ShowEvent) {
    stopTimer();
    const component = modalContent(type, contentKey, data);
    if (component) return state$.next({ isOpen: true, type, component, data });
    logError(`There is no modal "${contentKey}" of type "${type}".`);
    state$.next({ isOpen: true, type: 'error', component: modalContent('error', 'ERROR_GENERIC') ?? null, data: {} });
  }

  function close(outcome: ModalOutcome) {
    const { isOpen, type } = state$.value;
    if (!isOpen || !type) return;
    state$.next({ ...state$.value, isOpen: false });
    bus.emit('modal:closed', { type, outcome });
  }

  bus.on('modal:show').subscribe(show);
  bus.on('modal:hide').subscribe(() => close('dismissed'));
  bus.on('modal:replace').subscribe((event) => {
    close('dismissed');
    stopTimer = clock.after(REPLACE_AFTER_MS, () => show(event));
  });
  bus.on('modal:update-data').subscribe(({ data }) => {
    state$.next({ ...state$.value, data: { ...state$.value.data, ...data } });
  });
  // No area exposes modals of its own yet.
  bus.on('modal:show-custom').subscribe(({ remote, content }) => {
    logError(`The area ${remote} has no modal "${content}".`);
    show({ type: 'error', contentKey: 'ERROR_GENERIC' });
  });
  return { state$: state$.asObservable(), getState: () => state$.value, close };
}
