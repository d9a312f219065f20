import type { MemberId, Mount } from '@afterglow/shared-contracts';
import { loginRequired, serverBusy, upgradeRequired } from '#app/service-errors.ts';
import type { MediaSigner } from '#media/media-signer.ts';
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
   * The member who may hear a stream with a token; throws `login_required` when it does not allow that, or no longer, and
   * `server_busy`.
   */
  check(stream: Stream, token: string): MemberId;
  /** The same where a relay streams: how busy this process is does not matter. */
  checkToken(stream: Stream, token: string): void;
}

export function createLiveService(mediaSigner: MediaSigner, hasRoom: () => boolean): LiveService {
  function listenerOf({ station, mount }: Stream, token: string): MemberId {
    const listener = mediaSigner.streamListener(station, mount, token);
    if (listener === undefined) throw loginRequired();
    return listener;
  }
  return {
    permit({ station, mount }, listener) {
      if (listener === undefined) throw loginRequired();
      if (!listener.isPremium && mount !== FREE_MOUNT) {
        throw upgradeRequired('unauthenticated', 'This quality is for Premium members.');
      }
      if (!hasRoom()) throw serverBusy();
      const { token, expiresAtIso } = mediaSigner.streamToken(station, mount, listener.memberId);
      return { token, expires_time: expiresAtIso };
    },
    check(stream, token) {
      const listener = listenerOf(stream, token);
      if (!hasRoom()) throw serverBusy();
      return listener;
    },
    checkToken: (stream, token) => void listenerOf(stream, token),
  };
}
