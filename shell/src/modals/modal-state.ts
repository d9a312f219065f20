import type { EventPayload, ModalType } from '@afterglow/shared-contracts';
import type { ModalContent } from './modal-content.ts';
import type { RemoteModalInstance } from './remote-modals.ts';

export type ModalData = Readonly<Record<string, unknown>>;

/** The content of the dialog: the shell's own text and buttons, or the content of an area. */
export type ModalComponent =
  | ({ readonly kind: 'text' } & ModalContent)
  | { readonly kind: 'remote'; readonly title: string; readonly modal: RemoteModalInstance };

/** `component` is the shown content; it stays after closing, so that nothing jumps while the modal fades out. */
export interface ModalState {
  readonly isOpen: boolean;
  readonly type: ModalType | 'custom' | null;
  readonly component: ModalComponent | null;
  readonly data: ModalData;
}

export const CLOSED: ModalState = { isOpen: false, type: null, component: null, data: {} };

export type ShowModal = EventPayload<'modal:show'>;
export type ShowCustomModal = EventPayload<'modal:show-custom'>;
