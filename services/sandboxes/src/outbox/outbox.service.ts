import type { StoredMail, StoredMails } from '@afterglow/api';

const MAILS_PER_PAGE = 50;

export interface OutboxView {
  readonly mails: readonly StoredMail[];
  readonly hasOlder: boolean;
}

export interface OutboxService {
  /** Newest first; only those older than the mail `before`, if one is given. */
  read(before: number | undefined): Promise<OutboxView>;
  /** A mail as its reader sees it; undefined for an unknown or sent one. */
  markup(id: number): Promise<string | undefined>;
}

export function createOutboxService(stored: StoredMails): OutboxService {
  return {
    async read(before) {
      const mails = await stored.list(MAILS_PER_PAGE + 1, before);
      return { mails: mails.slice(0, MAILS_PER_PAGE), hasOlder: mails.length > MAILS_PER_PAGE };
    },
    async markup(id) {
      const [mail] = await stored.list(1, id + 1);
      // In a frame its links would lead to pages that may not be framed.
      return mail?.id === id ? mail.html?.replace('<head>', '<head><base target="_blank" />') : undefined;
    },
  };
}
