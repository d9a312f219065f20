import type { EventPayload, LoginOutcome, MessageKey } from '@afterglow/shared-contracts';
import { MESSAGES } from '@afterglow/shared-contracts';

const MESSAGE_OF: Readonly<Record<Exclude<LoginOutcome, 'logged-in'>, MessageKey>> = {
  'email-not-found': 'EMAIL_NOT_FOUND',
  'wrong-password': 'WRONG_PASSWORD',
  failed: 'SOMETHING_WENT_WRONG',
};

/** On this screen whatever goes wrong is a danger, whichever type the key has elsewhere. */
export function loginNotice(key: MessageKey): EventPayload<'notification:show'> {
  return { type: 'danger', message: MESSAGES[key].text };
}

export function noticeOfOutcome(outcome: Exclude<LoginOutcome, 'logged-in'>): EventPayload<'notification:show'> {
  return loginNotice(MESSAGE_OF[outcome]);
}
