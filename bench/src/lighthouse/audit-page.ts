import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { launchChromium } from '../browser/chromium.ts';
import { readReport, type AuditedPage } from './audited-page.ts';

interface Audited {
  readonly page: AuditedPage;
  readonly chromium: string;
}

/** Occasionally the browser's recording lacks its start, and Lighthouse asks to be run again. */
const MOST_ATTEMPTS = 3;

/** Audits a page with Lighthouse's defaults: a slow phone on a slow network, both simulated; in a new browser. */
export async function auditPage(url: string): Promise<Audited> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Audited> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has no report on ${url}.`);
    return { page: readReport(result.lhr), chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a listening TCP server.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
