import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  createHandlerRegistry,
  type HandlerRegistry,
  listenStatement,
  type NotificationListener,
} from './notifications.ts';
import { clientConfig, type ServerOptions } from './server-pool.ts';

const RECONNECT_DELAY_MS = 500;

/**
 * Listens on its own connection, which reconnects however long that takes. A listener that must receive this instance's changes
 * immediately is also added to `own`, the handlers to which the connections that make the changes report.
 */
export function createServerNotifications(options: ServerOptions, own: HandlerRegistry): NotificationListener {
  const handlers = createHandlerRegistry();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(clientConfig(options));
    client.on('notification', ({ channel, payload }) => {
      handlers.dispatch(channel, payload ?? '');
    });
    client.on('error', options.onError);
    await client.connect();
    client.once('end', () => void reconnect(client));
    for (const channel of handlers.channels()) await client.query(listenStatement(channel));
    return client;
  }

  async function reconnect(lost: pg.Client): Promise<void> {
    lost.removeAllListeners('notification');
    if (!closing.signal.aborted) handlers.reportLoss();
    while (!closing.signal.aborted) {
      await delay(RECONNECT_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      connection = connect();
      if (await connection.then(isThere, isMissing)) {
        handlers.reportGap();
        return;
      }
    }
  }

  return {
    async listen(channel, handler) {
      const removals = [handlers, ...(handler.hearsOwnAtOnce === true ? [own] : [])].map((registry) =>
        registry.add(channel, handler),
      );
      connection ??= connect();
      const client = await connection;
      await client.query(listenStatement(channel));
      return () => {
        for (const remove of removals) remove();
      };
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

const isThere = () => true;
const isMissing = () => false;
