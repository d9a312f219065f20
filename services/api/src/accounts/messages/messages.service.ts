import { type MemberId, type MemberMessage, type NewMessage, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { type Clock, forbidden, invalid, type Caller } from '@afterglow/kit';
import type { Mailer, Mail } from '#mail/mailer.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { MessagesRepository } from './messages.repository.ts';

export interface MessagesService {
  /** Stores the message and mails it to support, both or neither. Only the member may be the sender. */
  send(message: NewMessage, caller: Caller): Promise<MemberMessage>;
}

export interface MessagesOptions {
  readonly repository: MessagesRepository;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly byMember: AttemptLimiter;
  readonly supportId: MemberId;
}

export function createMessagesService(options: MessagesOptions): MessagesService {
  const { repository, mailer, clock, byMember, supportId } = options;
  return {
    async send(message, caller) {
      if (message.sender !== caller.memberId) throw forbidden('You can only send messages as yourself.');
      if (message.recipient !== supportId) {
        throw invalid(`recipient: You can only write to support (${supportId}).`);
      }
      await byMember.take(String(caller.memberId));
      const now = new Date(clock.nowMs());
      return repository.transaction(async (executor) => {
        const id = await repository.add(message, now, executor);
        const from = await repository.findEmail(caller.memberId, executor);
        await mailer.send(supportMail(message, from), executor);
        return { ...message, id, creation_time: now.toISOString() };
      });
    },
  };
}

/** The sender's email comes before the message. */
function supportMail({ sender, content, email }: NewMessage, from: string): Mail {
  const parts = [`From member ${sender}, ${from}:`, email.body, content === email.body ? '' : content];
  return {
    about: sender,
    to: SUPPORT_EMAIL,
    subject: email.subject,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}
