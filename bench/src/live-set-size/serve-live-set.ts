import { LIVE_SET_ELEMENT_ID, liveSetEventsPath, type LiveSet } from '@afterglow/shared-contracts';
import { compressed } from '../variants/compressed-files.ts';
import { PAGE_QUALITY, serveBeside, type ServedVariant } from '../variants/serve-variant.ts';
import { createSiteProxy } from '../variants/site-proxy.ts';

const EVENTS_PATH = liveSetEventsPath('production');

export interface ServedLiveSet {
  /** What the page holds, from what the front door put there. */
  readonly inPage: (served: LiveSet) => unknown;
  /** What the event stream begins with; undefined for what the site sends. */
  readonly told: unknown;
}

/** The site with another live set in its home page; everything else is the site's. */
export async function serveLiveSet(siteUrl: string, port: number, liveSet: ServedLiveSet): Promise<ServedVariant> {
  const proxy = createSiteProxy(siteUrl);
  const { document, headers } = await homePage(siteUrl, liveSet.inPage);

  return serveBeside(proxy, port, (request, response) => {
    const path = request.url ?? '/';
    if (path === EVENTS_PATH && liveSet.told !== undefined) {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
      response.write(`retry: 1000\nevent: live-set\ndata: ${JSON.stringify(liveSet.told)}\n\n`);
    } else if (path !== '/') proxy.forward(request, response);
    else response.writeHead(200, headers).end(document);
  });
}

async function homePage(siteUrl: string, inPage: ServedLiveSet['inPage']) {
  const response = await fetch(siteUrl, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const block = new RegExp(`(<script [^>]*id="${LIVE_SET_ELEMENT_ID}"[^>]*>)([^<]*)`);
  const made = html.replace(block, (_, tag: string, json: string) => {
    // Written by the front door.
    const served = JSON.parse(json) as LiveSet;
    return tag + JSON.stringify(inPage(served)).replaceAll('<', String.raw`\u003c`);
  });
  return {
    document: compressed(Buffer.from(made), PAGE_QUALITY),
    headers: {
      'cache-control': 'no-store',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': response.headers.get('content-security-policy') ?? '',
    },
  };
}
