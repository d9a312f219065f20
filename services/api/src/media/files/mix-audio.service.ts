import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { layoutMix, mixBytes, openMixRange, type TrackStore } from '@afterglow/audio';
import { forbidden, notFound } from '@afterglow/kit';
import { upgradeRequired } from '#app/service-errors.ts';
import { missingForMix } from '#catalog/entitlement.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import type { MediaSigner, MixSignature, MixSound } from './media-signer.ts';
import type { MediaRepository } from './media.repository.ts';

/** The audio of a mix at one rate: known to the byte before anything is rendered. */
export interface MixAudio {
  readonly sizeBytes: number;
  readonly etag: string;
  /** Rejects when its recording went missing, or the bucket is away. */
  open(startByte: number, endByte: number): Promise<Readable>;
}

export interface MixAudioService {
  /**
   * Throws forbidden for a URL that was not issued or has expired, or whose session has ended, and `upgrade_required` when the member is no
   * longer entitled, and not-found while its recording is missing; undefined for an unknown mix.
   */
  find(sound: MixSound, signature: MixSignature): Promise<MixAudio | undefined>;
}

export interface MixAudioOptions {
  readonly repository: MediaRepository;
  readonly store: TrackStore;
  readonly mediaSigner: MediaSigner;
  readonly sessions: Pick<Sessions, 'findByName'>;
}

export function createMixAudioService(parts: MixAudioOptions): MixAudioService {
  const { repository, store, mediaSigner, sessions } = parts;
  return {
    async find(sound, signature) {
      const isIssued = mediaSigner.isMixAddress(sound, signature);
      const listener = isIssued ? await sessions.findByName(signature.session) : undefined;
      if (listener === undefined) throw forbidden('This link has expired. Request a new one.');
      const mix = await repository.findMix(sound.id);
      if (mix === undefined) return undefined;
      if (missingForMix(listener, { ...sound, premium: mix.premium }) !== undefined)
        throw upgradeRequired('forbidden', 'You need Premium for this.');
      if (!(await store.areThere(mix.pieces, sound.kbps))) throw notFound("This mix's recording is missing right now.");
      const layout = layoutMix(mix.pieces, store.framesOf);
      return {
        sizeBytes: mixBytes(layout, sound.kbps),
        etag: etagOf(store.version, mix.pieces, sound),
        open: (startByte, endByte) => openMixRange(store, { layout, kbps: sound.kbps, startByte, endByte }),
      };
    },
  };
}

/** The same pieces at the same rate by the same version of the music are the same bytes, in every process. */
function etagOf(version: string, pieces: readonly string[], { kbps }: MixSound): string {
  const facts = [version, String(kbps), ...pieces].join(' ');
  return `"${createHash('sha1').update(facts).digest('base64url')}"`;
}
