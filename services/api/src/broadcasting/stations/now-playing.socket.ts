import { NOW_PLAYING_SOCKET_PATH, type NowPlayingMessage } from '@afterglow/shared-contracts';
import websocket from '@fastify/websocket';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Clock, ConnectionLimiter } from '@afterglow/kit';
import { tooManySockets } from '#app/service-errors.ts';
import type { NowPlayingFeed } from './now-playing-feed.ts';

/** The used part of a socket; the plugin's own types need another package of types. */
interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  terminate(): void;
  on(event: 'close' | 'error' | 'pong', listener: () => void): void;
}

const PING_EVERY_MS = 30_000;
/** A page does not see pings: this message shows that the connection is alive, without a change. */
const BEAT_EVERY_MS = 10_000;
const NOTHING_NEW: NowPlayingMessage = { nowPlaying: [] };
const BEAT = JSON.stringify(NOTHING_NEW);
/** A reader this slow is disconnected and connects again. */
const MAX_WAITING_BYTES = 1_000_000;
/** When the service stops, a client that has not closed by then is dropped; the plugin alone would wait half a minute. */
const GOODBYE_MS = 1_000;
/** Clients send no messages. */
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
    // Clients send nothing here, and could otherwise fill the log.
    errorHandler: (_error, socket: Socket) => socket.terminate(),
  });
  const open = new Set<Socket>();
  app.addHook('preClose', (done) => {
    clock.schedule(GOODBYE_MS, () => open.forEach((socket) => socket.terminate()));
    done();
  });
  // Rejected as a request, because opening a socket just to close it with a code is expensive.
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

/** Drops a connection that does not respond to a ping before the next one. */
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

/** Returns a disposer. */
function repeat(clock: Clock, everyMs: number, work: () => void): () => void {
  let callOff = clock.schedule(everyMs, again);
  function again(): void {
    callOff = clock.schedule(everyMs, again);
    work();
  }
  return () => callOff();
}
