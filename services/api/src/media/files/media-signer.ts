import {
  API_PREFIX,
  type BitrateKbps,
  type ChannelId,
  type MemberId,
  memberIdSchema,
  type MixId,
  type Mount,
  PLAYBACK_SPEEDS,
} from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';

/** For starting, short pauses and seeking back: a longer pause needs another URL. */
const MIX_ADDRESS_ROOM_MS = 15 * MINUTE_MS;
const [SLOWEST_SPEED] = PLAYBACK_SPEEDS;
/** Several attempts to open a stream, on several servers. */
const TICKET_LIFE_MS = 5 * MINUTE_MS;
/** A stream is opened right after it was allowed. */
const STREAM_TOKEN_LIFE_MS = 2 * MINUTE_MS;

/** A player outside the browser stores a station's URL, and reconnects with it, for a day. */
const PLAYER_LIFE_MS = DAY_MS;

interface ExpiringToken {
  readonly token: string;
  readonly expiresAtIso: string;
}

/** A member in one session; the session is named by the hash of its token, which grants nothing. */
export interface SignedListener {
  readonly member: MemberId;
  readonly session: string;
}

export interface MixSound {
  readonly id: MixId;
  readonly kbps: BitrateKbps;
}

export interface MixSignature extends SignedListener {
  readonly expires: number;
  readonly signature: string;
}

/**
 * Issues and checks access to audio: URLs of mixes, and tickets and tokens of live streams, all for a limited time. The caller checks
 * whether a listener's session is still open.
 */
export interface MediaSigner {
  /** Valid for the mix's duration at the slowest speed, and a quarter of an hour. */
  mixAddress(
    sound: MixSound,
    listener: SignedListener,
    lengthMs: number,
  ): { readonly url: string; readonly expiresAtIso: string };
  isMixAddress(sound: MixSound, signature: MixSignature): boolean;
  streamTicket(listener: SignedListener): ExpiringToken;
  /** The ticket's holder; undefined for one that was not issued, or has expired. */
  ticketHolder(ticket: string): SignedListener | undefined;
  streamToken(station: ChannelId, mount: Mount, member: MemberId): ExpiringToken;
  /** The member who may hear this stream with a token; undefined when it does not, or no longer, allow that. */
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
    mixAddress(sound, { member, session }, lengthMs) {
      const expires = expiry(lengthMs / SLOWEST_SPEED + MIX_ADDRESS_ROOM_MS);
      const signature = signer.sign([...mixFacts(sound, { member, session }), String(expires)]);
      const query = `member=${member}&session=${session}&expires=${expires}&signature=${signature}`;
      return {
        url: `${API_PREFIX}/media/mixes/${sound.id}/${sound.kbps}.mp3?${query}`,
        expiresAtIso: toIso(expires),
      };
    },
    isMixAddress: (sound, { expires, signature, ...listener }) =>
      isValid(mixFacts(sound, listener), expires, signature),
    streamTicket({ member, session }) {
      const { token, expiresAtIso } = newToken(['ticket', session], member, TICKET_LIFE_MS);
      return { token: `${session}.${token}`, expiresAtIso };
    },
    ticketHolder(ticket) {
      const [, session = '', token = ''] = /^([\w-]+)\.(.+)$/.exec(ticket) ?? [];
      const parts = readToken(['ticket', session], token);
      return parts && { member: parts.member, session };
    },
    streamToken: (station, mount, member) => newToken(['live', station, mount], member, STREAM_TOKEN_LIFE_MS),
    streamListener: (station, mount, token) => readToken(['live', station, mount], token)?.member,
    playlistToken: (station, member) => newToken(['playlist', station], member, PLAYER_LIFE_MS),
    exchangePlaylistToken(station, mount, token) {
      const parts = readToken(['playlist', station], token);
      return parts && toToken(['live', station, mount], parts);
    },
  };
}

function mixFacts({ id, kbps }: MixSound, { member, session }: SignedListener): readonly string[] {
  return ['mix', String(id), String(kbps), String(member), session];
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
