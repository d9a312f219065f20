import { type NewMessage, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

/** The sender's email comes before the message. */
export function supportMail({ sender, content, email }: NewMessage, from: string): Mail {
  const parts = [`From member ${sender}, ${from}:`, email.body, content === email.body ? '' : content];
  return {
    about: sender,
    to: SUPPORT_EMAIL,
    subject: email.subject,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}
