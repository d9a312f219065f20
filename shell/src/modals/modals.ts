import type { ClockPort, EventBus, EventName, ModalOutcome } from '@afterglow/shared-contracts';
import { BehaviorSubject, filter, type Observable } from 'rxjs';
import { logError } from '../lib/log.ts';
import { DRAWN_BY_AREA, modalContent } from './modal-content.ts';
import { CLOSED, type ModalData, type ModalState, type ShowCustomModal, type ShowModal } from './modal-state.ts';
import type { OpenRemoteModal, RemoteModalInstance } from './remote-modals.ts';

/** Long enough to see that it is another modal. */
const REPLACE_AFTER_MS = 50;

/** The one modal of the page. The bus has an event for each of these actions. */
export interface Modals {
  readonly state$: Observable<ModalState>;
  getState(): ModalState;
  /** An unknown content shows ERROR_GENERIC. */
  show(modal: ShowModal): void;
  /** Shows an area's content as soon as its code is loaded; a failure is only logged. */
  showCustom(modal: ShowCustomModal): Promise<void>;
  replace(modal: ShowModal): void;
  updateData(data: ModalData): void;
  hide(): void;
  /** Closes the open modal; all callers are notified of the outcome. */
  close(outcome: ModalOutcome): void;
}

interface ModalsOptions {
  readonly bus: EventBus;
  readonly clock: ClockPort;
  readonly borrow: OpenRemoteModal;
}

export function createModals({ bus, clock, borrow }: ModalsOptions): Modals {
  const state$ = new BehaviorSubject<ModalState>(CLOSED);
  /** The number of the content request; a newer one replaces it. */
  let turn = 0;
  let shown: ShowModal | null = null;
  let stopTimer = () => {};

  /** The caller of the open modal is notified that it was dismissed, before the next one opens. */
  function open(next: Omit<ModalState, 'isOpen'>) {
    close('dismissed');
    state$.next({ isOpen: true, ...next });
  }

  function show(modal: ShowModal) {
    const { type, contentKey, data = {} } = modal;
    const content = modalContent(type, contentKey, data);
    if (!content) return showGeneric(`There is no modal "${contentKey}" of type "${type}".`);
    const showText = () => {
      shown = modal;
      open({ type, component: { kind: 'text', ...content }, data });
    };
    const drawn = DRAWN_BY_AREA[contentKey];
    if (drawn === undefined) showText();
    else void showDrawn(drawn, { type, data }, showText);
  }

  /**
   * The area's version of a modal that also has texts of the shell, which are shown when the area's code cannot be
   * loaded.
   */
  async function showDrawn(content: string, as: Pick<ModalState, 'type' | 'data'>, showText: () => void) {
    const mine = ++turn;
    const modal = await borrow(undefined, content).catch(() => null);
    if (mine !== turn) modal?.endLease();
    else if (modal) openLent(modal, as);
    else showText();
  }

  function openLent(modal: RemoteModalInstance, as: Pick<ModalState, 'type' | 'data'>) {
    shown = null;
    open({ ...as, component: { kind: 'remote', title: modal.title, modal } });
    modal.gone.addEventListener('abort', () => isShown(modal) && close('dismissed'), { once: true });
  }

  function showGeneric(problem: string) {
    logError(problem);
    show({ type: 'error', contentKey: 'ERROR_GENERIC' });
  }

  async function showCustom({ remote, content, data = {} }: ShowCustomModal) {
    const mine = ++turn;
    const areaName = remote === undefined ? 'The live set' : `The area ${remote}`;
    const modal = await borrow(remote, content).catch((error: unknown) => {
      logError(`The modal "${content}" of ${areaName} could not be loaded.`, error);
      return undefined;
    });
    if (modal === undefined) return;
    if (mine !== turn) return modal?.endLease();
    if (!modal) return showGeneric(`${areaName} has no modal "${content}".`);
    openLent(modal, { type: 'custom', data });
  }

  function isShown(modal: object): boolean {
    const { isOpen, component } = state$.value;
    return isOpen && component?.kind === 'remote' && component.modal === modal;
  }

  function close(outcome: ModalOutcome) {
    turn += 1;
    stopTimer();
    const { isOpen, type, component } = state$.value;
    if (!isOpen || !type) return;
    if (component?.kind === 'remote') component.modal.endLease();
    state$.next({ ...state$.value, isOpen: false });
    bus.emit('modal:closed', { type, outcome });
  }

  function updateData(fields: ModalData) {
    const data = { ...state$.value.data, ...fields };
    const content = shown && modalContent(shown.type, shown.contentKey, data);
    state$.next({ ...state$.value, data, ...(content && { component: { kind: 'text', ...content } as const }) });
  }

  const modals: Modals = {
    state$: state$.asObservable(),
    getState: () => state$.value,
    show,
    showCustom,
    updateData,
    close,
    hide: () => close('dismissed'),
    replace(modal) {
      close('dismissed');
      stopTimer = clock.after(REPLACE_AFTER_MS, () => show(modal));
    },
  };
  followBus(bus, modals, showGeneric);
  return modals;
}

/** Of these, the bus rejects only a modal of unknown type. */
const OPENING: readonly EventName[] = ['modal:show', 'modal:show-custom', 'modal:replace'];

function followBus(bus: EventBus, modals: Modals, showGeneric: (problem: string) => void): void {
  bus.on('modal:show').subscribe(modals.show);
  bus.on('modal:show-custom').subscribe((modal) => void modals.showCustom(modal));
  bus.on('modal:hide').subscribe(modals.hide);
  bus.on('modal:replace').subscribe(modals.replace);
  bus.on('modal:update-data').subscribe(({ data }) => modals.updateData(data));
  bus.refused$
    .pipe(filter(({ event }) => OPENING.some((name) => name === event)))
    .subscribe(({ message }) => showGeneric(message));
}
