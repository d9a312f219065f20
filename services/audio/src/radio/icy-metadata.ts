/** Bytes of audio between two pieces of metadata, as in Icecast. */
export const ICY_INTERVAL_BYTES = 16_000;

const ICY_UNIT_BYTES = 16;
/** Longer than any title that a player can show, and far below the limit (255 units). */
const LONGEST_TITLE = 500;
const NOTHING_NEW = Buffer.from([0]);

function encodeTitle(title: string): Buffer {
  const text = Buffer.from(`StreamTitle='${title.slice(0, LONGEST_TITLE).replaceAll("'", '’')}';`);
  const units = Math.ceil(text.length / ICY_UNIT_BYTES);
  const encoded = Buffer.alloc(1 + units * ICY_UNIT_BYTES);
  encoded[0] = units;
  text.copy(encoded, 1);
  return encoded;
}

export interface TitledSound {
  readonly sound: Buffer;
  readonly title: string;
}

/** Inserts titles into one listener's stream: one length byte, and a title when the following audio has a new one. */
export class IcyMetadataInjector {
  #bytesLeft = ICY_INTERVAL_BYTES;
  #sentTitle = '';

  weave(parts: readonly TitledSound[]): Buffer {
    return Buffer.concat(parts.flatMap((part) => this.#weavePart(part)));
  }

  #weavePart({ sound, title }: TitledSound): Buffer[] {
    const pieces: Buffer[] = [];
    for (let offset = 0; offset < sound.length;) {
      // Waits for more audio, which determines the title.
      if (this.#bytesLeft === 0) {
        pieces.push(this.#metadata(title));
        this.#bytesLeft = ICY_INTERVAL_BYTES;
      }
      const piece = sound.subarray(offset, offset + this.#bytesLeft);
      pieces.push(piece);
      offset += piece.length;
      this.#bytesLeft -= piece.length;
    }
    return pieces;
  }

  #metadata(title: string): Buffer {
    if (title === this.#sentTitle) return NOTHING_NEW;
    this.#sentTitle = title;
    return encodeTitle(title);
  }
}
