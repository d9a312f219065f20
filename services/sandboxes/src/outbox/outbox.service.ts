import type { KeptMail, KeptMails } from '@afterglow/api';

const MAILS_PER_PAGE = 50;

export interface OutboxView {
  readonly mails: readonly KeptMail[];
  readonly hasOlder: boolean;
}

export interface OutboxService {
  /** Newest first; only those older than the mail `before`, if one is given. */
  read(before: number | undefined): Promise<OutboxView>;
}

export function createOutboxService(kept: KeptMails): OutboxService {
  return {
    async read(before) {
      const mails = await kept.list(MAILS_PER_PAGE + 1, before);
      return { mails: mails.slice(0, MAILS_PER_PAGE), hasOlder: mails.length > MAILS_PER_PAGE };
    },
  };
}
