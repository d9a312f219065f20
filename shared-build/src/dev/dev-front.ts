import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { liveSetEventsPath, liveSetPath, REMOTES_PATH, REPORTS_PATH, type LiveSet } from '@afterglow/shared-contracts';
import { ERRORS_PATH, IN_PAGE_PATH, ERROR_OVERLAY_SCRIPT, PROBLEMS_PATH } from './error-overlay.ts';
import { localPage } from './local-page.ts';
import { fetchWhole, proxyRequest, proxySocket } from './proxy.ts';

/** Reports that are not failures, sent at every visit. */
const OF_EVERY_TAB = /"kind":"(begun|left)"/;

/** The responses of the front itself; everything else is the site's. */
export interface DevFrontOptions {
  readonly site: URL;
  readonly area: string;
  /** This browser's live set; undefined until the site has sent its own. */
  readonly liveSet: () => LiveSet | undefined;
  /** Adds the local area to the site's live set. */
  readonly put: (liveSet: LiveSet) => LiveSet;
  /** The last build's errors; empty without any. */
  readonly problem: () => string;
  /** The folder of a local version; undefined for a version of the site. */
  readonly folderOf: (version: string) => string | undefined;
  /** Called with an error of the area: its text with its stack. */
  readonly onError: (stack: string) => void;
  /** Called with a tab's failure report, which the site's registry should not count. */
  readonly onReport: (text: string) => void;
}

/** A local site for one browser: the running site's pages and calls, with one area of this machine. */
export interface DevFront {
  readonly server: Server;
  announce(): void;
}

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const LIVE_SET_PATH = liveSetPath('production');
const LIVE_SET_EVENTS_PATH = liveSetEventsPath('production');

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export function createDevFront(options: DevFrontOptions): DevFront {
  const { site, area, liveSet, put, problem, folderOf, onError, onReport } = options;
  const tabs = new Set<ServerResponse>();
  const errorStreams = new Set<ServerResponse>();
  const liveEvent = (now: LiveSet) => `event: live-set\nid: ${now.revision}\ndata: ${JSON.stringify(now)}\n\n`;
  const problemEvent = () => `data: ${JSON.stringify(problem())}\n\n`;

  function follow(clients: Set<ServerResponse>, response: ServerResponse, first: string): void {
    response.writeHead(200, EVENTS).write(`retry: 1000\n${first}`);
    clients.add(response);
    response.on('close', () => clients.delete(response));
  }

  const answers: Readonly<Record<string, Answer>> = {
    [IN_PAGE_PATH]: (_, response) => send(response, 'text/javascript; charset=utf-8', ERROR_OVERLAY_SCRIPT),
    [PROBLEMS_PATH]: (_, response) => follow(errorStreams, response, problemEvent()),
    [LIVE_SET_EVENTS_PATH]: (_, response) => {
      const now = liveSet();
      follow(tabs, response, now ? liveEvent(now) : '\n');
    },
    [LIVE_SET_PATH]: (_, response) => send(response, TYPES['.json'] ?? '', JSON.stringify(liveSet())),
    [ERRORS_PATH]: async (request, response) => {
      onError(await textOf(request));
      response.writeHead(204).end();
    },
    [REPORTS_PATH]: async (request, response) => {
      const report = await textOf(request);
      if (!OF_EVERY_TAB.test(report)) onReport(report);
      response.writeHead(204).end();
    },
  };

  async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetchWhole(site, request);
    const html = localPage(answer.text, area, put);
    response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(html) }).end(html);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const own = answers[pathname];
    if (own) return own(request, response);
    const found = localFile(pathname);
    if (found !== undefined) return sendFile(response, found);
    return asksForPage(request) ? page(request, response) : proxyRequest(site, request, response);
  }

  function localFile(pathname: string): string | undefined {
    const folders = `${REMOTES_PATH}/${area}/`;
    if (!pathname.startsWith(folders)) return undefined;
    const [version = '', ...file] = pathname.slice(folders.length).split('/');
    const folder = folderOf(version);
    return folder && path.join(folder, path.normalize(`/${decodeURIComponent(file.join('/'))}`));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  });
  server.on('upgrade', (request, socket, head) => proxySocket(site, request, socket, head));
  return {
    server,
    announce() {
      const now = liveSet();
      if (now) for (const tab of tabs) tab.write(liveEvent(now));
      for (const errorStream of errorStreams) errorStream.write(problemEvent());
    },
  };
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  try {
    const bytes = await readFile(file);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

async function textOf(stream: IncomingMessage): Promise<string> {
  return (await stream.toArray()).join('');
}
