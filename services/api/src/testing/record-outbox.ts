import type { HostedServices } from '#app/hosted/hosted-services.ts';
import type { StoredMails } from '#mail/stored-mails.ts';

type Outbox = NonNullable<HostedServices['outbox']>;

/** An outbox in memory, from which a test reads its mails. Another one may be behind it. */
export function recordOutbox(behind?: Outbox): Outbox & { readonly mails: StoredMails } {
  let opened: StoredMails | undefined;
  return {
    addresses: behind?.addresses ?? [],
    async open(host) {
      opened = host.mails;
      await behind?.open(host);
    },
    mails: {
      list(limit, before) {
        if (opened === undefined) throw new Error('The outbox is read before the service has opened it.');
        return opened.list(limit, before);
      },
    },
  };
}
