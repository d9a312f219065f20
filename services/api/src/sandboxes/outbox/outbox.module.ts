import type { ApiContext } from '#app/api-context.ts';
import { isLocalSite } from '#app/is-local-site.ts';
import { createOutboxRepository } from './outbox.repository.ts';
import { registerOutbox } from './outbox.routes.ts';
import { createOutboxService } from './outbox.service.ts';

export function mountOutbox(context: ApiContext): void {
  if (!hasOutbox(context)) return;
  registerOutbox(context.app, createOutboxService(createOutboxRepository(context.database.db)));
}

/** For development only: there is no outbox where mails are sent, nor on a site that others reach. */
export function hasOutbox({ config, publicUrl }: Pick<ApiContext, 'config' | 'publicUrl'>): boolean {
  return config.SMTP_URL === undefined && isLocalSite(publicUrl);
}
