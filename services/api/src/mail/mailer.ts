import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

/**
 * A mail in plain text, in paragraphs; the sender and the layout are the mailer's. A paragraph of two lines, a label with a colon and a URL
 * of this site, becomes a button.
 */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The member that the mail is about, if that is not the email's current owner. */
  readonly about?: MemberId;
}

export interface Mailer {
  /**
   * Stores the mail until a mail server has accepted it; a crash loses nothing. Given a transaction, the mail is sent only if that commits.
   * Rejects when the database does, and with a TypeError for an email or a subject of more than one line.
   */
  send(mail: Mail, executor?: ApiQueries): Promise<void>;
}
