import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

/**
 * A mail in plain text, in paragraphs; the sender and the layout are the mailer's. A paragraph of two lines, words with a colon and an
 * address of this site, becomes a button.
 */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The member it is about, where that is not anyone who has the address now. */
  readonly about?: MemberId;
}

export interface Mailer {
  /**
   * Stores the mail until a mail server has accepted it; a crash loses nothing. Given a transaction, the mail is sent only if that
   * commits. Rejects when the database does, and with a TypeError for an address or a subject of more than one line.
   */
  send(mail: Mail, executor?: ApiQueries): Promise<void>;
}
