import { API_PREFIX, type BitrateKbps, type ChannelId, type MixId, type Mount } from '@afterglow/shared-contracts';
import type { Clock } from '../clock.ts';
import type { Signer } from './signer.ts';

/** Longer than any mix, with room for pauses: the same address serves every seek of one sitting. */
const MIX_ADDRESS_LIFE_MS = 12 * 60 * 60 * 1000;
/** A stream is opened right after it was allowed. */
const STREAM_TOKEN_LIFE_MS = 2 * 60 * 1000;

/** A player outside the browser keeps a station's address, and connects again with it, for a day. */
const PLAYER_LIFE_MS = 24 * 60 * 60 * 1000;

/** Makes and checks what opens sound: addresses of mixes and tokens of live streams, all for a limited time. */
export interface MediaSigner {
  mixAddress(id: MixId, kbps: BitrateKbps): { readonly url: string; readonly expiresAtIso: string };
  isMixAddress(id: MixId, kbps: BitrateKbps, expires: number, signature: string): boolean;
  streamToken(station: ChannelId, mount: Mount): { readonly token: string; readonly expiresAtIso: string };
  isStreamToken(station: ChannelId, mount: Mount, token: string): boolean;
  /** Opens the playlists of a channel for other players, which then get tokens that end with it. */
  playlistToken(station: ChannelId): { readonly token: string; readonly expiresAtIso: string };
  /** A token for the stream of a mount that ends with a playlist's; undefined when that is not valid. */
  exchangePlaylistToken(station: ChannelId, mount: Mount, token: string): string | undefined;
}

export function createMediaSigner(signer: Signer, clock: Clock): MediaSigner {
  const expiry = (lifeMs: number) => Math.ceil((clock.nowMs() + lifeMs) / 1000);
  const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();
  const isValid = (facts: readonly string[], expires: number, signature: string) =>
    expires * 1000 > clock.nowMs() && signer.verify([...facts, String(expires)], signature);
  const toToken = (facts: readonly string[], expires: number) => {
    return `${expires}.${signer.sign([...facts, String(expires)])}`;
  };
  const isToken = (facts: readonly string[], token: string) => {
    return isValid(facts, expiryOf(token), token.split('.')[1] ?? '');
  };
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
      return { token: toToken(['live', station, mount], expires), expiresAtIso: toIso(expires) };
    },
    isStreamToken: (station, mount, token) => isToken(['live', station, mount], token),
    playlistToken(station) {
      const expires = expiry(PLAYER_LIFE_MS);
      return { token: toToken(['playlist', station], expires), expiresAtIso: toIso(expires) };
    },
    exchangePlaylistToken(station, mount, token) {
      if (!isToken(['playlist', station], token)) return undefined;
      return toToken(['live', station, mount], expiryOf(token));
    },
  };
}

function expiryOf(token: string): number {
  return Number(token.split('.')[0]);
}
