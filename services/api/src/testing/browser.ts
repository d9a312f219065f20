/** A minimal browser for logins: it stores cookies by host, follows redirects and posts forms. */
export interface Browser {
  /** Follows redirects while URLs are visited; the next one is returned as `leftFor`. */
  open(url: string, init?: RequestInit): Promise<Visit>;
  /** Posts a form of the page, with these fields in addition to its own. */
  submit(visit: Visit, fields: Record<string, string>): Promise<Visit>;
  /** A cookie as the server has set it, attributes included. */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
}

/** The page on which a browser has arrived. */
export interface Visit {
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  /** Every visited URL, including the first and the last. */
  readonly trail: readonly string[];
  /** The target of a redirect that was not followed. */
  readonly leftFor: string | undefined;
}

export interface BrowserOptions {
  /** Maps a URL to the one that serves it, like a name server and a proxy. */
  readonly serve?: (url: string) => string;
  /** Whether a URL is visited, by default the service's own. */
  readonly isVisited?: (url: URL) => boolean;
}

const MOST_REDIRECTS = 20;

/** A browser without cookies; it follows at most 20 redirects. */
export function createBrowser({ serve = (url) => url, isVisited = isOurs }: BrowserOptions = {}): Browser {
  const jar = new Map<string, string>();

  async function step(url: string, init: RequestInit): Promise<Response> {
    const cookie = [...jar].map(([name, text]) => `${name}=${text.split(';')[0] ?? ''}`).join('; ');
    const response = await fetch(serve(url), { redirect: 'manual', ...init, headers: { cookie } });
    for (const text of response.headers.getSetCookie()) keep(jar, text);
    return response;
  }

  async function open(url: string, init: RequestInit = {}): Promise<Visit> {
    const trail = [url];
    let response = await step(url, init);
    let leftFor: string | undefined;
    while (response.headers.has('location') && trail.length < MOST_REDIRECTS) {
      const next = new URL(response.headers.get('location') ?? '', trail.at(-1));
      trail.push(next.href);
      if (!isVisited(next)) {
        leftFor = next.href;
        break;
      }
      response = await step(next.href, {});
    }
    const { status, headers } = response;
    return { status, headers, url: trail.at(-1) ?? url, text: await response.text(), trail, leftFor };
  }

  return {
    open,
    submit({ url, text }, fields) {
      const action = /<form[^>]*action="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? url;
      return open(new URL(action, url).href, { method: 'POST', body: new URLSearchParams(fields) });
    },
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
  };
}

export function isOurs(url: URL): boolean {
  return url.pathname.startsWith('/v3/');
}

function keep(jar: Map<string, string>, text: string): void {
  const name = text.slice(0, text.indexOf('='));
  if (/;\s*(max-age=0\b|expires=thu, 01 jan 1970)/i.test(text)) jar.delete(name);
  else jar.set(name, text.slice(name.length + 1));
}
