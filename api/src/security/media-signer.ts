import { API_PREFIX, type BitrateKbps, type ChannelId, type MixId, type Mount } from '@afterglow/shared-contracts';
import type { Clock } from '../clock.ts';
import type { Signer } from './signer.ts';

/** Longer than any mix, with room for pauses: the same address serves every seek of one sitting. */
const MIX_ADDRESS_LIFE_MS = 12 * 60 * 60 * 1000;
/** A stream is opened right after it was allowed. */
const STREAM_TOKEN_LIFE_MS = 2 * 60 * 1000;

/** Makes and checks what opens sound: addresses of mixes and tokens of live streams, both for a limited time. */
export interface MediaSigner {
  mixAddress(id: MixId, kbps: BitrateKbps): { readonly url: string; readonly expiresAtIso: string };
  isMixAddress(id: MixId, kbps: BitrateKbps, expires: number, signature: string): boolean;
  streamToken(station: ChannelId, mount: Mount): { readonly token: string; readonly expiresAtIso: string };
  isStreamToken(station: ChannelId, mount: Mount, token: string): boolean;
}

export function createMediaSigner(signer: Signer, clock: Clock): MediaSigner {
  const expiry = (lifeMs: number) => Math.ceil((clock.nowMs() + lifeMs) / 1000);
  const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();
  const isValid = (facts: readonly string[], expires: number, signature: string) =>
    expires * 1000 > clock.nowMs() && signer.verify([...facts, String(expires)], signature);
  return {
    mixAddress(id, kbps) {
      const expires = expiry(MIX_ADDRESS_LIFE_MS);
      const signature = signer.sign(['mix', String(id), String(kbps), String(expires)]);
      const url = `${API_PREFIX}/media/mixes/${id}/${kbps}.mp3?expires=${expires}&signature=${signature}`;
      return { url, expiresAtIso: toIso(expires) };
    },
    isMixAddress: (id, kbps, expires, signature) => isValid(['mix', String(id), String(kbps)], expires, signature),
    streamToken(station, mount) {
      const expires = expiry(STREAM_TOKEN_LIFE_MS);
      const token = `${expires}.${signer.sign(['live', station, mount, String(expires)])}`;
      return { token, expiresAtIso: toIso(expires) };
    },
    isStreamToken(station, mount, token) {
      const [expires = '', signature = ''] = token.split('.');
      return isValid(['live', station, mount], Number(expires), signature);
    },
  };
}
