import type { ServerResponse } from 'node:http';
import { IcyMetadataInjector, type TitledSound } from './icy-metadata.ts';

/** A listener this far behind is disconnected: the player reconnects at the live edge. */
const MAX_LAG_BYTES = 256 * 1024;

/** A piece of the stream: the sound as a whole, and split by title. */
export interface LiveChunk {
  readonly sound: Buffer;
  readonly parts: readonly TitledSound[];
}

/** One open connection of a live stream. */
export class LiveListener {
  readonly #response: ServerResponse;
  readonly #icy: IcyMetadataInjector | undefined;

  constructor(response: ServerResponse, wantsTitles: boolean) {
    this.#response = response;
    this.#icy = wantsTitles ? new IcyMetadataInjector() : undefined;
  }

  /** Whether the listener is still there; one who lags too far is dropped. */
  send({ sound, parts }: LiveChunk): boolean {
    if (this.#response.destroyed) return false;
    if (this.#response.writableLength > MAX_LAG_BYTES) {
      this.#response.destroy();
      return false;
    }
    if (sound.length > 0) this.#response.write(this.#icy === undefined ? sound : this.#icy.weave(parts));
    return true;
  }

  end(): void {
    this.#response.end();
  }
}
