import { constants, deflateRawSync } from 'node:zlib';
import type { LiveSetSnapshot } from '../live-views/index.ts';

/** The encoding of a tab's stream: text, or compressed. */
export interface SseEncoding {
  readonly headers: Readonly<Record<string, string>>;
  /** The start of a stream. */
  readonly beginning: Buffer;
  /** Made once for all tabs with the same view. */
  eventOf(snapshot: LiveSetSnapshot): Buffer;
  /** Shows that the stream is alive: an event, because a page does not hear comments. */
  readonly heartbeat: Buffer;
}

type Encode = (text: string) => Buffer;

/** The head of a gzip file without a name or a time (RFC 1952). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const RETRY = 'retry: 1000\n';

/** Text, for clients that do not accept gzip. */
export function createPlainEncoding(): SseEncoding {
  return createForm({}, (text) => Buffer.from(text), Buffer.from(RETRY));
}

/**
 * One gzip file that never ends. Every event is compressed separately and ends on a whole byte, so that the same bytes continue every
 * tab's file: compressing for each of ten thousand tabs would take minutes.
 */
export function createGzipEncoding(): SseEncoding {
  const encode: Encode = (text) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
  const beginning = Buffer.concat([GZIP_HEAD, encode(RETRY)]);
  return createForm({ 'content-encoding': 'gzip' }, encode, beginning);
}

function createForm(headers: SseEncoding['headers'], encode: Encode, beginning: Buffer): SseEncoding {
  const made = new WeakMap<LiveSetSnapshot, Buffer>();
  return {
    headers: { ...headers, vary: 'accept-encoding, cookie' },
    beginning,
    heartbeat: encode('event: heartbeat\ndata:\n\n'),
    eventOf(snapshot) {
      const { liveSet, json } = snapshot;
      const event = made.get(snapshot) ?? encode(`event: live-set\nid: ${liveSet.revision}\ndata: ${json}\n\n`);
      made.set(snapshot, event);
      return event;
    },
  };
}
