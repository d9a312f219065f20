/** The longest length that fits in the second byte; 126 and 127 mean that 2 or 8 more bytes contain it. */
const SHORT_LENGTH = 125;

/** Finds the starts of the frames in a WebSocket server's output, however the network has split it. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  #toSkip = 0;

  read(chunk: Buffer): number[] {
    const opcodes: number[] = [];
    let data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const skipped = Math.min(this.#toSkip, data.length);
      this.#toSkip -= skipped;
      data = data.subarray(skipped);
      const length = frameLength(data);
      if (length === undefined) break;
      opcodes.push((data[0] ?? 0) & 0x0f);
      this.#toSkip = length;
    }
    this.#rest = data;
    return opcodes;
  }
}

/** Of the whole frame, including its head; undefined when the head is incomplete. Servers do not mask. */
function frameLength(data: Buffer): number | undefined {
  if (data.length < 2) return undefined;
  const short = (data[1] ?? 0) & 0x7f;
  if (short <= SHORT_LENGTH) return 2 + short;
  if (short === SHORT_LENGTH + 1) return data.length < 4 ? undefined : 4 + data.readUInt16BE(2);
  return data.length < 10 ? undefined : 10 + Number(data.readBigUInt64BE(2));
}
