import { loginRequired } from '#app/service-errors.ts';
import type { Caller } from '@afterglow/kit';
import type { MediaSigner } from '#media/files/index.ts';
import type { SessionOwner, Sessions } from '#accounts/sessions/index.ts';

/** Tickets for streams by URL, which must not contain the session's token. */
export interface StreamTickets {
  /** Throws `login_required` for a visitor. */
  issue(caller: Caller | undefined): { readonly ticket: string; readonly expires_time: string };
  /** The member, as long as the session of the ticket is open. */
  findHolder(ticket: string): Promise<SessionOwner | undefined>;
}

export function createStreamTickets(
  mediaSigner: MediaSigner,
  { nameOf, findByName }: Pick<Sessions, 'nameOf' | 'findByName'>,
): StreamTickets {
  return {
    issue(caller) {
      if (caller === undefined) throw loginRequired();
      const listener = { member: caller.memberId, session: nameOf(caller.token) };
      const { token: ticket, expiresAtIso } = mediaSigner.streamTicket(listener);
      return { ticket, expires_time: expiresAtIso };
    },
    async findHolder(ticket) {
      const holder = mediaSigner.ticketHolder(ticket);
      return holder && findByName(holder.session);
    },
  };
}
