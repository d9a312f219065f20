import type { Member, MemberId } from '@afterglow/shared-contracts';
import { notFound, type Caller, requireSelf } from '@afterglow/kit';
import { confirmEmailMail } from '../email-change/index.ts';
import type { ChangeEmailOptions } from './change-email.ts';
import type { MembersService } from './members.service.ts';

/** A pending new email. Throws forbidden for another member's. */
export interface PendingEmail {
  /** Throws not-found without a pending email, and too-many after many mails. */
  mailAgain(id: MemberId, caller: Caller): Promise<void>;
  stop(id: MemberId, caller: Caller): Promise<Member>;
}

export interface PendingEmailOptions extends ChangeEmailOptions {
  readonly members: Pick<MembersService, 'read'>;
}

export function createPendingEmail(parts: PendingEmailOptions): PendingEmail {
  const { repository, emailChanges, byMember, mailer, members, origin } = parts;
  return {
    async mailAgain(id, caller) {
      requireSelf(id, caller);
      await byMember.take(String(id));
      await repository.transaction(async (executor) => {
        const renewed = await emailChanges.renew(id, executor);
        if (renewed === undefined) throw notFound("There's no email change to confirm.");
        const { newEmail, confirm: token } = renewed;
        await mailer.send(confirmEmailMail({ about: id, to: newEmail, origin: origin(), token }), executor);
      });
    },
    async stop(id, caller) {
      requireSelf(id, caller);
      await repository.transaction((executor) => emailChanges.remove(id, executor));
      return (await members.read(id, caller)).member;
    },
  };
}
