import { createConnectionLimiter, isLoopback, ServiceError } from '@afterglow/kit';

/** The open event streams: how many there are, and how many one network may have. */
export interface EventStreams {
  readonly size: number;
  /** Refuses one stream too many of a network; the returned function says that the stream has ended. */
  enter(address: string): () => void;
}

/** An office has hundreds of browsers behind one address; each browser has one stream. */
export const DEFAULT_STREAMS_PER_SUBNET = 500;
const RETRY_S = 60;

/** Streams from this computer are counted and not limited: a proxy that is not trusted to name visitors would be one network. */
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
