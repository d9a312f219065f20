import type { ServerResponse } from 'node:http';
import { IcyMetadataInjector, type TitledSound } from './icy-metadata.ts';

/** A listener this far behind is disconnected: the player reconnects at the live edge. */
const MAX_LAG_BYTES = 256 * 1024;

/** A chunk of the stream: the whole audio, and split by title. */
export interface LiveChunk {
  readonly sound: Buffer;
  readonly parts: readonly TitledSound[];
}

export class LiveListener {
  readonly #response: ServerResponse;
  readonly #icy: IcyMetadataInjector | undefined;

  constructor(response: ServerResponse, wantsTitles: boolean) {
    this.#response = response;
    this.#icy = wantsTitles ? new IcyMetadataInjector() : undefined;
  }

  /** Whether the listener is still connected; one who lags too far is dropped. */
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
