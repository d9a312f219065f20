import {
  LIMIT_MAX,
  type BitrateKbps,
  type ChannelId,
  type DataPort,
  type Mix,
  type MixId,
  type Mount,
  type PlaylistId,
  type SessionPort,
  type Station,
} from '@afterglow/shared-contracts';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { PlayerPremiumError } from '../errors.ts';

const STATUS_LIMIT_MS = 10 * SECOND_MS;

/** The URL of a mix's audio, and when it expires. */
export interface MixSource {
  readonly url: string;
  readonly expiresAtMs: number;
}

export interface StreamRequest {
  /** The listener's ticket. */
  readonly token: string;
  readonly station: ChannelId;
  readonly mount: Mount;
}

/** The player's requests to the service. Rejections have the `status` of the response, if there was one. */
export interface PlaybackApi {
  mix(id: MixId, signal: AbortSignal): Promise<Mix>;
  /** Rejects with `PlayerPremiumError` without a login. */
  mixSource(id: MixId, bitrateKbps: BitrateKbps, signal: AbortSignal): Promise<MixSource>;
  /**
   * The status of the audio's server for the first byte of this URL; null when it does not send it within 10 s. Never
   * rejects.
   */
  audioStatus(url: string, signal: AbortSignal): Promise<number | null>;
  countPlay(mix: Mix): Promise<void>;
  /** The first mixes of a playlist or chart, in order. */
  playlistMixes(id: PlaylistId, count: number): Promise<readonly Mix[]>;
  station(id: ChannelId, signal: AbortSignal): Promise<Station>;
  /** Identifies the listener in the URL of the next request. */
  streamTicket(signal: AbortSignal): Promise<string>;
  /** Requests access to the stream; the token opens it once. */
  streamToken(question: StreamRequest, signal: AbortSignal): Promise<string>;
}

/** The player's requests as calls of the service. */
export function createPlaybackApi(data: DataPort, session: SessionPort): PlaybackApi {
  return {
    mix: async (id, signal) => (await data.call('getMix', { params: { id }, signal })).data,
    async mixSource(id, bitrateKbps, signal) {
      if (session.getSession().status === 'visitor') throw new PlayerPremiumError();
      const answer = await data.call('getMixUrls', { params: { id }, query: { quality: bitrateKbps }, signal });
      return { url: answer.data.url, expiresAtMs: Date.parse(answer.data.expires_time) };
    },
    audioStatus: async (url, signal) => {
      try {
        const { status, body } = await fetch(url, {
          headers: { range: 'bytes=0-0' },
          cache: 'no-store',
          signal: AbortSignal.any([signal, AbortSignal.timeout(STATUS_LIMIT_MS)]),
        });
        const reader = body?.getReader();
        await reader?.read();
        void reader?.cancel();
        return status;
      } catch {
        return null;
      }
    },
    async countPlay({ id, show }) {
      await data.call('addShowReach', { params: { id: show.id }, body: { mixes_id: id } });
    },
    async playlistMixes(id, count) {
      const pages = await Promise.all(
        pagesOf(count).map((query) => data.call('listPlaylistMixes', { params: { id }, query })),
      );
      return pages.flatMap((page) => page.data.map(({ mixes }) => mixes));
    },
    async station(id, signal) {
      const station = (await data.call('listStations', { signal })).data[id];
      if (!station) throw new RangeError(`No channel ${id}.`);
      return station;
    },
    streamTicket: async (signal) => (await data.call('createStreamTicket', { signal })).data.ticket,
    streamToken: async (query, signal) => (await data.call('validateStreaming', { query, signal })).data.token,
  };
}

/** One page, or as many as the service requires. */
function pagesOf(count: number): readonly { readonly limit: number; readonly offset: number }[] {
  const pages = Math.max(1, Math.ceil(count / LIMIT_MAX));
  return Array.from({ length: pages }, (_, page) => {
    const offset = page * LIMIT_MAX;
    return { limit: Math.min(count - offset, LIMIT_MAX), offset };
  });
}
