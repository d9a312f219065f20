/** A page as a browser has it after following redirects within the service. */
export type FetchedPage = { readonly url: string; readonly status: number; readonly text: string };

/** The form of a page that holds a button of the given label, filled in as the page came. */
export type PageForm = { readonly action: string; readonly method: string; readonly fields: Map<string, string> };

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Reads the fields that a browser would post when that button is pressed; throws when the page has no such button. */
export function formWithButton({ url, text }: FetchedPage, label: string): PageForm {
  const form = [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].find(([, , inside]) => inside?.includes(label));
  if (form === undefined) throw new Error(`No form has a button "${label}": ${text}`);
  const [, attributes = '', inside = ''] = form;
  const fields = new Map<string, string>();
  for (const [, input = ''] of inside.matchAll(/<input\b([^>]*?)\/?>/g)) {
    const name = attribute(input, 'name');
    const isLeftOut = attribute(input, 'type') === 'radio' && !/\bchecked\b/.test(input);
    if (name !== undefined && !isLeftOut) fields.set(name, attribute(input, 'value') ?? '');
  }
  const button = [...inside.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].find(([, , text]) => text?.includes(label));
  const name = attribute(button?.[1] ?? '', 'name');
  if (name !== undefined) fields.set(name, attribute(button?.[1] ?? '', 'value') ?? '');
  return {
    action: new URL(attribute(attributes, 'action') ?? '', url).href || url,
    method: attribute(attributes, 'method') ?? 'get',
    fields,
  };
}

function attribute(markup: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(markup)?.[1];
  return value?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

export async function fetchPage(url: string): Promise<FetchedPage> {
  return toPage(url, await fetch(url));
}

/** Presses the button; `changes` is what was typed and chosen before. A redirect is not followed: its target is told. */
export async function press(
  page: FetchedPage,
  label: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<FetchedPage & { readonly location: string | null }> {
  const { action, method, fields } = formWithButton(page, label);
  for (const [name, value] of Object.entries(changes)) {
    if (!fields.has(name)) throw new Error(`The form has no field "${name}".`);
    fields.set(name, value);
  }
  const response = await fetch(action, { method, body: new URLSearchParams([...fields]), redirect: 'manual' });
  return { ...(await toPage(action, response)), location: response.headers.get('location') };
}

async function toPage(url: string, response: Response): Promise<FetchedPage> {
  return { url, status: response.status, text: await response.text() };
}
