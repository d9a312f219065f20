import {
  API_PREFIX,
  type BitrateKbps,
  type ChannelId,
  type MemberId,
  memberIdSchema,
  type MixId,
  type Mount,
} from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import * as z from 'zod/mini';

/** Longer than any mix, with room for pauses: the same address serves every seek of one sitting. */
const MIX_ADDRESS_LIFE_MS = 12 * 60 * 60 * 1000;
/** A stream is opened right after it was allowed. */
const STREAM_TOKEN_LIFE_MS = 2 * 60 * 1000;

/** A player outside the browser stores a station's address, and reconnects with it, for a day. */
const PLAYER_LIFE_MS = 24 * 60 * 60 * 1000;

interface ExpiringToken {
  readonly token: string;
  readonly expiresAtIso: string;
}

/** Issues and checks what opens sound: addresses of mixes and tokens of live streams, all for a limited time. */
export interface MediaSigner {
  mixAddress(id: MixId, kbps: BitrateKbps): { readonly url: string; readonly expiresAtIso: string };
  isMixAddress(id: MixId, kbps: BitrateKbps, expires: number, signature: string): boolean;
  streamToken(station: ChannelId, mount: Mount, member: MemberId): ExpiringToken;
  /** The member who may hear this stream with a token; undefined when it does not allow that, or no longer. */
  streamListener(station: ChannelId, mount: Mount, token: string): MemberId | undefined;
  /** Opens the playlists of a channel for other players, which then get tokens that expire with it. */
  playlistToken(station: ChannelId, member: MemberId): ExpiringToken;
  /** A token for the stream of a mount that expires with a playlist's; undefined when that is not valid. */
  exchangePlaylistToken(station: ChannelId, mount: Mount, token: string): string | undefined;
}

export function createMediaSigner(signer: Signer, clock: Clock): MediaSigner {
  const expiry = (lifeMs: number) => Math.ceil((clock.nowMs() + lifeMs) / 1000);
  const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();
  const isValid = (facts: readonly string[], expires: number, signature: string) =>
    expires * 1000 > clock.nowMs() && signer.verify([...facts, String(expires)], signature);
  const toToken = (facts: readonly string[], { member, expires }: TokenParts) => {
    return `${expires}.${member}.${signer.sign([...facts, String(member), String(expires)])}`;
  };
  const newToken = (facts: readonly string[], member: MemberId, lifeMs: number): ExpiringToken => {
    const expires = expiry(lifeMs);
    return { token: toToken(facts, { member, expires }), expiresAtIso: toIso(expires) };
  };
  const readToken = (facts: readonly string[], token: string): TokenParts | undefined => {
    const parts = partsOf(token);
    const isSigned = parts !== undefined && isValid([...facts, String(parts.member)], parts.expires, parts.signature);
    return isSigned ? parts : undefined;
  };
  return {
    mixAddress(id, kbps) {
      const expires = expiry(MIX_ADDRESS_LIFE_MS);
      const signature = signer.sign(['mix', String(id), String(kbps), String(expires)]);
      const url = `${API_PREFIX}/media/mixes/${id}/${kbps}.mp3?expires=${expires}&signature=${signature}`;
      return { url, expiresAtIso: toIso(expires) };
    },
    isMixAddress: (id, kbps, expires, signature) => isValid(['mix', String(id), String(kbps)], expires, signature),
    streamToken: (station, mount, member) => newToken(['live', station, mount], member, STREAM_TOKEN_LIFE_MS),
    streamListener: (station, mount, token) => readToken(['live', station, mount], token)?.member,
    playlistToken: (station, member) => newToken(['playlist', station], member, PLAYER_LIFE_MS),
    exchangePlaylistToken(station, mount, token) {
      const parts = readToken(['playlist', station], token);
      return parts && toToken(['live', station, mount], parts);
    },
  };
}

interface TokenParts {
  readonly member: MemberId;
  readonly expires: number;
}

function partsOf(token: string): (TokenParts & { readonly signature: string }) | undefined {
  const [, expires, id, signature] = /^(\d+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const member = z.safeParse(memberIdSchema, Number(id));
  if (!member.success || signature === undefined) return undefined;
  return { member: member.data, expires: Number(expires), signature };
}
