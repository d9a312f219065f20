import { operations, SUPPORT_MEMBER_ID } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { registerMessages } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';

const PER_MEMBER = { scope: 'messages of member', attempts: 10, windowMs: HOUR_MS };

export function mountMessages({ register, database, clock, mailer, limitAttempts, config }: ServiceContext): void {
  const repository = createMessagesRepository(database);
  const supportId = config.SUPPORT_MEMBER_ID ?? SUPPORT_MEMBER_ID;
  const byMember = limitAttempts(PER_MEMBER);
  registerMessages(register, createMessagesService({ repository, mailer, clock, byMember, supportId }));
  register(operations.getSupport, () => Promise.resolve({ data: { memberId: supportId } }));
}
