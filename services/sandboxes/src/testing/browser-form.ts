/** A page as a browser sees it after following redirects within the service. */
export interface FetchedPage {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** The form that contains a button with the given label, with the page's own values. */
export interface PageForm {
  readonly action: string;
  readonly method: string;
  readonly fields: Map<string, string>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

interface Element {
  readonly attributes: string;
  readonly inside: string;
}

/** The fields that a browser would post when that button is pressed; throws when the page has no such button. */
export function formWithButton({ url, text }: FetchedPage, label: string): PageForm {
  const form = elements(text, 'form').find(({ inside }) => buttonOf(inside, label) !== undefined);
  const button = buttonOf(form?.inside ?? '', label);
  if (form === undefined || button === undefined) throw new Error(`No form has a button "${label}": ${text}`);
  return {
    action: new URL(attribute(form.attributes, 'action') ?? '', url).href,
    method: attribute(form.attributes, 'method') ?? 'get',
    fields: new Map([...fieldsOf(form.inside), ...namedValue(button.attributes)]),
  };
}

function fieldsOf(form: string): (readonly [string, string])[] {
  const inputs = [...form.matchAll(/<input\b([^>]*?)\/?>/g)].map(([, attributes = '']) => attributes);
  return inputs.filter((input) => !isLeftOut(input)).flatMap(namedValue);
}

/** Of mutually exclusive choices only the selected one is posted. */
function isLeftOut(input: string): boolean {
  return attribute(input, 'type') === 'radio' && !/\bchecked\b/.test(input);
}

function namedValue(attributes: string): (readonly [string, string])[] {
  const name = attribute(attributes, 'name');
  return name === undefined ? [] : [[name, attribute(attributes, 'value') ?? '']];
}

function buttonOf(form: string, label: string): Element | undefined {
  return elements(form, 'button').find(({ inside }) => inside.trim() === label);
}

function elements(markup: string, name: string): Element[] {
  return [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, attributes = '', inside = '']) => ({ attributes, inside }),
  );
}

function attribute(markup: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(markup)?.[1];
  return value?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

export async function fetchPage(url: string): Promise<FetchedPage> {
  return toPage(url, await fetch(url));
}

/** Presses the button; `changes` is the typed and chosen input. A redirect is not followed: its target is returned. */
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

/** Presses the button, and follows the redirect in the response, like a browser. */
export async function pressAndFollow(
  page: FetchedPage,
  label: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<FetchedPage> {
  const { url, status, location } = await press(page, label, changes);
  if (status !== 303) throw new Error(`Pressing the button was answered with ${status}.`);
  return fetchPage(new URL(location ?? '', url).href);
}

async function toPage(url: string, response: Response): Promise<FetchedPage> {
  return { url, status: response.status, text: await response.text() };
}
