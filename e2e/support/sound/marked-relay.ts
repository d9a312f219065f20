import http from 'node:http';

/** Of the lowest mount: 96 kbit/s at 48 kHz. */
const FRAME_BYTES = 288;
const HEAD_BYTES = 4;
/** In the head's second byte: no checksum follows. */
const NO_CHECKSUM = 0x01;

/** A relay between the service and a browser, which starts with a burst like Icecast's and is silent until `mark`. */
export interface MarkedRelay {
  answer(request: http.IncomingMessage, response: http.ServerResponse): void;
  /** Resolves once it has a full initial burst. */
  readonly isFull: Promise<void>;
  /** Audio that the service sends from now on is audible. */
  mark(): void;
  close(): void;
}

export function startMarkedRelay(streamUrl: string, burstBytes: number): MarkedRelay {
  const listeners = new Set<http.ServerResponse>();
  let isMarked = false;
  let rest = Buffer.alloc(0);
  let burst = Buffer.alloc(0);
  let reported: () => void = () => undefined;
  const isFull = new Promise<void>((resolve) => {
    reported = resolve;
  });
  const upstream = http.get(streamUrl, (reply) => {
    reply.on('data', (chunk: Buffer) => {
      const bytes = Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % FRAME_BYTES);
      rest = bytes.subarray(whole);
      const frames = Buffer.from(bytes.subarray(0, whole));
      if (!isMarked) silence(frames);
      for (const listener of listeners) listener.write(frames);
      burst = Buffer.concat([burst, frames]);
      if (burst.length < burstBytes) return;
      reported();
      burst = burst.subarray(burst.length - burstBytes + (burstBytes % FRAME_BYTES));
    });
  });
  return {
    isFull,
    answer(_, response) {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' });
      response.write(burst);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    mark: () => {
      isMarked = true;
    },
    close: () => void upstream.destroy(),
  };
}

/** A frame whose audio is all zeros, which decodes to silence. */
function silence(frames: Buffer): void {
  for (let at = 0; at < frames.length; at += FRAME_BYTES) {
    frames.fill(0, at + HEAD_BYTES, at + FRAME_BYTES);
    frames.writeUInt8(frames.readUInt8(at + 1) | NO_CHECKSUM, at + 1);
  }
}
