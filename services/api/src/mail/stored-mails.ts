import type { ApiQueries } from '../db/api-tables.ts';
import { mailMarkup } from './mail-markup.ts';

/** A mail as it was written; its text is deleted after sending. */
export interface StoredMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly creation_time: Date;
}

/** The mails of the last thirty days. */
export interface StoredMails {
  /** Newest first, at most `limit`; only those older than the mail `before`, if one is given. */
  list(limit: number, before: number | undefined): Promise<readonly StoredMail[]>;
}

export function createStoredMails(db: ApiQueries, origin: () => string): StoredMails {
  return {
    async list(limit, before) {
      const mails = await db
        .selectFrom('mails')
        .select(['id', 'recipient', 'subject', 'text', 'creation_time'])
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return mails.map((mail) => ({ ...mail, html: markupOf(mail, origin()) }));
    },
  };
}

function markupOf({ subject, text }: Pick<StoredMail, 'subject' | 'text'>, origin: string): string | null {
  return text === null ? null : mailMarkup({ subject, text }, origin);
}
