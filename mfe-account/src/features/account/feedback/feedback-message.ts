import { SUPPORT_MEMBER_ID, type MemberId, type NewMessage } from '@afterglow/shared-contracts';

const SUBJECT = 'Premium cancellation feedback';

export interface FeedbackMessage {
  readonly message: string;
  readonly subject: string;
  readonly content: string;
  readonly recipientId: MemberId;
  readonly senderId: MemberId;
}

interface Feedback {
  readonly reason: string;
  readonly words: string;
  readonly senderId: MemberId;
}

/** `content` is only the reason, `message` the full text. */
export function feedbackMessage(
  { reason, words, senderId }: Feedback,
  recipientId: MemberId = SUPPORT_MEMBER_ID,
): FeedbackMessage {
  const message = words === '' ? reason : `${reason}: ${words}`;
  return { message, subject: SUBJECT, content: reason, recipientId, senderId };
}

export function toNewMessage({ message, subject, content, recipientId, senderId }: FeedbackMessage): NewMessage {
  return {
    content,
    sender: senderId,
    recipient: recipientId,
    email: { subject, body: message },
    mode: 'EMAIL',
    type: 'NOTIFICATION',
  };
}
