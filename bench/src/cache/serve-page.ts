import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';

const SCRIPT_PATH = '/page.js';

/** Serves one page with one script; returns a function that stops it. */
export async function servePage(scriptFile: string, port: number): Promise<() => Promise<void>> {
  const script = readFileSync(scriptFile);
  const server = http.createServer((request, response) => {
    const isScript = request.url === SCRIPT_PATH;
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : `<!doctype html><title>Cache</title><script src="${SCRIPT_PATH}" defer></script>`);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
