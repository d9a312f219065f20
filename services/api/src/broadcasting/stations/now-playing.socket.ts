import { NOW_PLAYING_SOCKET_PATH, type NowPlayingMessage } from '@afterglow/shared-contracts';
import websocket from '@fastify/websocket';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Clock } from '@afterglow/kit';
import { tooManySockets } from '#app/service-errors.ts';
import type { NowPlayingFeed } from './now-playing-feed.ts';
import type { ConnectionLimiter } from '@afterglow/kit';

/** The part of a socket that is used; the plugin's own types need another package of types. */
interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  terminate(): void;
  on(event: 'close' | 'error' | 'pong', listener: () => void): void;
}

const PING_EVERY_MS = 30_000;
/** A page does not see pings: by this it knows that nothing has changed, and not that no one is there anymore. */
const BEAT_EVERY_MS = 10_000;
const NOTHING_NEW: NowPlayingMessage = { nowPlaying: [] };
const BEAT = JSON.stringify(NOTHING_NEW);
/** A reader this slow is disconnected and connects again. */
const MAX_WAITING_BYTES = 1_000_000;
/** A client that has not closed by then, when the service stops, is dropped; the plugin alone would wait half a minute. */
const GOODBYE_MS = 1_000;
/** Nothing is expected from the other side. */
const MAX_MESSAGE_BYTES = 1_024;

export interface NowPlayingSocketOptions {
  readonly feed: NowPlayingFeed;
  readonly clock: Clock;
  readonly places: ConnectionLimiter;
}

export async function registerNowPlayingSocket(app: FastifyInstance, parts: NowPlayingSocketOptions): Promise<void> {
  const { feed, clock, places } = parts;
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES },
    // Clients have nothing to send here, and could otherwise fill the log.
    errorHandler: (_error, socket: Socket) => socket.terminate(),
  });
  const open = new Set<Socket>();
  app.addHook('preClose', (done) => {
    clock.schedule(GOODBYE_MS, () => open.forEach((socket) => socket.terminate()));
    done();
  });
  // Refused as a request, because opening a socket just to close it with a code is what costs.
  const refuseTooMany: onRequestHookHandler = (request, _reply, done) => {
    done(places.isFull(request.ip) ? tooManySockets() : undefined);
  };
  app.get(NOW_PLAYING_SOCKET_PATH, { websocket: true, onRequest: refuseTooMany }, (socket: Socket, request) => {
    open.add(socket);
    const givePlaceBack = places.take(request.ip);
    const publish = (message: string) => {
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(message);
    };
    const unsubscribe = feed.subscribe(publish);
    const stopBeating = repeat(clock, BEAT_EVERY_MS, () => publish(BEAT));
    const stopPinging = keepAlive(socket, clock);
    socket.on('close', () => {
      open.delete(socket);
      givePlaceBack();
      unsubscribe();
      stopBeating();
      stopPinging();
    });
    // A broken connection is closed right after.
    socket.on('error', () => undefined);
  });
}

/** A connection that does not answer a ping by the next one is dropped. */
function keepAlive(socket: Socket, clock: Clock): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return repeat(clock, PING_EVERY_MS, () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  });
}

/** Returns a function that ends it. */
function repeat(clock: Clock, everyMs: number, work: () => void): () => void {
  let callOff = clock.schedule(everyMs, again);
  function again(): void {
    callOff = clock.schedule(everyMs, again);
    work();
  }
  return () => callOff();
}
