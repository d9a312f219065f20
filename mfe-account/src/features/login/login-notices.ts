import { messageNotice, type EventPayload, type LoginOutcome, type NoticeKey } from '@afterglow/shared-contracts';

const MESSAGE_OF: Readonly<Record<Exclude<LoginOutcome, 'logged-in'>, NoticeKey>> = {
  'email-not-found': 'EMAIL_NOT_FOUND',
  'wrong-password': 'WRONG_PASSWORD',
  failed: 'SOMETHING_WENT_WRONG',
};

export function loginNotice(key: NoticeKey): EventPayload<'notification:show'> {
  return messageNotice(key, { area: 'login' });
}

export function noticeOfOutcome(outcome: Exclude<LoginOutcome, 'logged-in'>): EventPayload<'notification:show'> {
  return loginNotice(MESSAGE_OF[outcome]);
}
