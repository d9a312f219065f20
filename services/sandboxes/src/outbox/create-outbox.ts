import type { HostedServices } from '@afterglow/api';
import { OUTBOX_PATH } from './outbox.page.ts';
import { registerOutbox } from './outbox.routes.ts';
import { createOutboxService } from './outbox.service.ts';

/** A page that shows the mails of a service that sends none. */
export function createOutbox(): NonNullable<HostedServices['outbox']> {
  return {
    addresses: [
      {
        method: 'get',
        path: OUTBOX_PATH,
        id: 'readOutbox',
        summary: 'Emails kept instead of being sent (on localhost without SMTP)',
        answers: 'text/html',
        query: ['before'],
      },
      {
        method: 'get',
        path: `${OUTBOX_PATH}/{id}`,
        id: 'readMail',
        summary: 'One of these emails as its reader sees it',
        answers: 'text/html',
      },
    ],
    open({ app, mails }) {
      registerOutbox(app, createOutboxService(mails));
      return Promise.resolve();
    },
  };
}
