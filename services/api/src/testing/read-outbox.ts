import type { ApiClient } from './api-client.ts';

export type OutboxMail = { readonly to: string; readonly subject: string; readonly text: string };

/** The mails that the service has written, the last one first, as its outbox page shows them. */
export async function readOutbox(api: ApiClient): Promise<OutboxMail[]> {
  const page = await (await api.request('/outbox')).text();
  return [...page.matchAll(/<article[^>]*>(.*?)<\/article>/gs)].map(([, card = '']) => {
    const [, to = ''] = /To ([^,]*),/.exec(card) ?? [];
    const [, subject = ''] = /<h2>(.*?)<\/h2>/s.exec(card) ?? [];
    return { to: toText(to), subject: toText(subject), text: toText(card.replace(/.*?<\/time><\/p>/s, '')) };
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function toText(markup: string): string {
  return markup
    .replaceAll(/<\/p>|<br \/>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
