import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { BitrateKbps, MixId } from '@afterglow/shared-contracts';
import { layoutMix, mixBytes, openMixRange, type TrackStore } from '@afterglow/audio';
import { forbidden } from '#app/service-errors.ts';
import type { MediaSigner } from '../media-signer.ts';
import type { MediaRepository } from './media.repository.ts';

export interface MixAddress {
  readonly id: MixId;
  readonly kbps: BitrateKbps;
  readonly expires: number;
  readonly signature: string;
}

/** The sound of a mix at one rate: known to the byte before anything is made. */
export interface MixAudio {
  readonly sizeBytes: number;
  readonly etag: string;
  open(startByte: number, endByte: number): Readable;
}

export interface MixAudioService {
  /** Throws forbidden for an address that was not issued or has expired; undefined for an unknown mix. */
  find(address: MixAddress): Promise<MixAudio | undefined>;
}

export function createMixAudioService(
  repository: MediaRepository,
  store: TrackStore,
  mediaSigner: MediaSigner,
): MixAudioService {
  return {
    async find({ id, kbps, expires, signature }) {
      if (!mediaSigner.isMixAddress(id, kbps, expires, signature)) {
        throw forbidden('This address has expired: ask for a new one.');
      }
      const pieces = await repository.findPieces(id);
      if (pieces === undefined) return undefined;
      const layout = layoutMix(pieces, store.framesOf);
      return {
        sizeBytes: mixBytes(layout, kbps),
        etag: etagOf(store.version, pieces, kbps),
        open: (startByte, endByte) => openMixRange(store, { layout, kbps, startByte, endByte }),
      };
    },
  };
}

/** The same pieces at the same rate by the same version of the music are the same bytes, in every process. */
function etagOf(version: string, pieces: readonly string[], kbps: BitrateKbps): string {
  const facts = [version, String(kbps), ...pieces].join(' ');
  return `"${createHash('sha1').update(facts).digest('base64url')}"`;
}
