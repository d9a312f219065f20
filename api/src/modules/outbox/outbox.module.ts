import type { ApiContext } from '../../api-context.ts';
import { isLocalUrl } from '../../http/is-local-url.ts';
import { createOutboxRepository } from './outbox.repository.ts';
import { registerOutbox } from './outbox.routes.ts';

/** For development only: there is no outbox where mails are sent, nor on a site that others reach. */
export function mountOutbox({ app, config, database, publicUrl }: ApiContext): void {
  if (config.SMTP_URL !== undefined || (publicUrl !== undefined && !isLocalUrl(publicUrl))) return;
  registerOutbox(app, createOutboxRepository(database.db));
}
