import type { ChannelId, MemberId, Mount } from '@afterglow/shared-contracts';
import { forbidden, serverBusy } from '@afterglow/kit';
import { loginRequired, upgradeRequired } from '#app/service-errors.ts';
import type { ReadLimit } from '#http/read-limit.ts';
import type { MediaSigner } from '#media/files/index.ts';
import type { PlayerKeys } from './player-keys.ts';
import type { Stream } from './stream-path.ts';

/** The one mount that every member may hear. */
const FREE_MOUNT: Mount = 'low';

export interface StreamPermit {
  readonly token: string;
  readonly expires_time: string;
}

export interface Listener {
  readonly memberId: MemberId;
  readonly isPremium: boolean;
}

export interface LiveService {
  /** Throws `login_required`, `upgrade_required` or `server_busy`. */
  permit(stream: Stream, listener: Listener | undefined): StreamPermit;
  /**
   * The member who may hear a stream with a token; throws `login_required` when it does not, or no longer, allow that, and `server_busy`.
   */
  check(stream: Stream, token: string): MemberId;
  /** The same for a relay's stream: the load of this process does not matter. */
  checkToken(stream: Stream, token: string): void;
  /**
   * The member whose stable URL has this key; throws `forbidden` for a revoked or invalid key, and `too_many_requests` for a subnet with
   * too many tries.
   */
  checkKey(station: ChannelId, key: string, network: string): Promise<MemberId>;
  isOpen(station: ChannelId, key: string): Promise<boolean>;
  /** Throws `server_busy` when this process is at its limit. */
  requireRoom(): void;
}

export interface LiveServiceOptions {
  readonly keys: PlayerKeys;
  readonly tries: ReadLimit;
  readonly hasRoom: () => boolean;
}

export function createLiveService(mediaSigner: MediaSigner, { keys, tries, hasRoom }: LiveServiceOptions): LiveService {
  function listenerOf({ station, mount }: Stream, token: string): MemberId {
    const listener = mediaSigner.streamListener(station, mount, token);
    if (listener === undefined) throw loginRequired();
    return listener;
  }
  function requireRoom(): void {
    if (!hasRoom()) throw serverBusy();
  }
  return {
    permit({ station, mount }, listener) {
      if (listener === undefined) throw loginRequired();
      if (!listener.isPremium && mount !== FREE_MOUNT) {
        throw upgradeRequired('unauthenticated', 'You need Premium for this quality.');
      }
      requireRoom();
      const { token, expiresAtIso } = mediaSigner.streamToken(station, mount, listener.memberId);
      return { token, expires_time: expiresAtIso };
    },
    check(stream, token) {
      const listener = listenerOf(stream, token);
      requireRoom();
      return listener;
    },
    checkToken: (stream, token) => void listenerOf(stream, token),
    async checkKey(station, key, network) {
      tries.take(network);
      const holder = await keys.holderOf(station, key);
      if (holder === undefined) throw forbidden('This link no longer works. Get a new one on the channel page.');
      return holder;
    },
    isOpen: async (station, key) => (await keys.holderOf(station, key)) !== undefined,
    requireRoom,
  };
}
