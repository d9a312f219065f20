/** Bytes of sound between two pieces of metadata, as Icecast does it. */
export const ICY_INTERVAL_BYTES = 16_000;

const ICY_UNIT_BYTES = 16;
const ICY_MAX_UNITS = 255;
const NOTHING_NEW = Buffer.from([0]);

function encodeTitle(title: string): Buffer {
  const text = Buffer.from(`StreamTitle='${title.replaceAll("'", '’')}';`);
  const units = Math.min(ICY_MAX_UNITS, Math.ceil(text.length / ICY_UNIT_BYTES));
  const encoded = Buffer.alloc(1 + units * ICY_UNIT_BYTES);
  encoded[0] = units;
  text.copy(encoded, 1);
  return encoded;
}

/** Weaves titles into one listener's stream: one length byte, and a title when it has changed. */
export class IcyWeaver {
  #bytesLeft = ICY_INTERVAL_BYTES;
  #sentTitle = '';

  weave(sound: Buffer, title: string): Buffer {
    const pieces: Buffer[] = [];
    let offset = 0;
    while (sound.length - offset >= this.#bytesLeft) {
      pieces.push(sound.subarray(offset, offset + this.#bytesLeft), this.#metadata(title));
      offset += this.#bytesLeft;
      this.#bytesLeft = ICY_INTERVAL_BYTES;
    }
    pieces.push(sound.subarray(offset));
    this.#bytesLeft -= sound.length - offset;
    return Buffer.concat(pieces);
  }

  #metadata(title: string): Buffer {
    if (title === this.#sentTitle) return NOTHING_NEW;
    this.#sentTitle = title;
    return encodeTitle(title);
  }
}
