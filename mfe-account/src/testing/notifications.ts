import type { BusEvent, NotificationType } from '@afterglow/shared-contracts';

export function notification(type: NotificationType, message: string): BusEvent {
  return { name: 'notification:show', payload: { type, message } };
}

export const SOMETHING_WENT_WRONG = notification('danger', 'Something went wrong. Please try again.');
