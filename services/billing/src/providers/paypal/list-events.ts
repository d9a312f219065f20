import type { PayPalClient } from './paypal-client.ts';
import { eventsSchema, linkOf, type PayPalEvent } from './paypal-schemas.ts';

const PAGE_SIZE = 100;
const MOST_PAGES = 200;

/** All events of this app at PayPal since then, whether or not they arrived; optionally of one type. */
export async function* listEvents(client: PayPalClient, since: Date, type?: string): AsyncGenerator<PayPalEvent> {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE), start_time: since.toISOString() });
  if (type !== undefined) query.set('event_type', type);
  let path: string | undefined = `/v1/notifications/webhooks-events?${query.toString()}`;
  for (let page = 0; path !== undefined && page < MOST_PAGES; page += 1) {
    const found: { value: ReturnType<typeof eventsSchema.parse> } | undefined = await client.find(eventsSchema, path);
    yield* found?.value.events ?? [];
    path = pathOf(linkOf(found?.value.links, 'next'));
  }
}

/** Only the path: PayPal's links are requested from the configured server. */
function pathOf(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
}
