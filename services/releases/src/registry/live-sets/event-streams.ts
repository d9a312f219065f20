import { createConnectionLimiter, isLoopback, ServiceError } from '@afterglow/kit';

/** The open event streams: their number, and the limit per subnet. */
export interface EventStreams {
  readonly size: number;
  /** Rejects one stream too many of a subnet. Returns a disposer for the end of the stream. */
  enter(address: string): () => void;
}

/** An office has hundreds of browsers behind one IP; each browser has one stream. */
export const DEFAULT_STREAMS_PER_SUBNET = 500;
const RETRY_S = 60;

/** Streams from this computer are counted and not limited: an untrusted proxy would be one subnet. */
export function createEventStreams(mostOfOne: number): EventStreams {
  const places = createConnectionLimiter(mostOfOne);
  let size = 0;
  return {
    get size() {
      return size;
    },
    enter(address) {
      const isLimited = !isLoopback(address);
      if (isLimited && places.isFull(address)) throw tooManyStreams();
      const leave = isLimited ? places.take(address) : () => undefined;
      size += 1;
      return () => {
        size -= 1;
        leave();
      };
    },
  };
}

function tooManyStreams(): ServiceError {
  const message = 'Too many open connections from your network. Close one, or try again later.';
  return new ServiceError('too-many', 'too_many_requests', message, { headers: { 'retry-after': String(RETRY_S) } });
}
