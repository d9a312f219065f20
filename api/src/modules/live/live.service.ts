import type { Mount } from '@afterglow/shared-contracts';
import { loginRequired, serverBusy, upgradeRequired } from '../../errors/service-errors.ts';
import type { MediaSigner } from '../../security/media-signer.ts';
import type { Stream } from './stream-path.ts';

/** The one mount that every member may hear. */
const FREE_MOUNT: Mount = 'low';

export type StreamPermit = { readonly token: string; readonly expires_time: string };

export interface LiveService {
  /** Throws `login_required`, `upgrade_required` or `server_busy`. */
  permit(stream: Stream, listener: { readonly isPremium: boolean } | undefined): StreamPermit;
  /** Throws `login_required` for a token that does not open this stream, or no longer, and `server_busy`. */
  check(stream: Stream, token: string): void;
  /** The same where somebody else streams: how busy this process is does not matter. */
  checkToken(stream: Stream, token: string): void;
}

export function createLiveService(mediaSigner: MediaSigner, hasRoom: () => boolean): LiveService {
  function checkToken({ station, mount }: Stream, token: string): void {
    if (!mediaSigner.isStreamToken(station, mount, token)) throw loginRequired();
  }
  return {
    permit({ station, mount }, listener) {
      if (listener === undefined) throw loginRequired();
      if (!listener.isPremium && mount !== FREE_MOUNT) {
        throw upgradeRequired('unauthenticated', 'This quality is for Premium members.');
      }
      if (!hasRoom()) throw serverBusy();
      const { token, expiresAtIso } = mediaSigner.streamToken(station, mount);
      return { token, expires_time: expiresAtIso };
    },
    check(stream, token) {
      checkToken(stream, token);
      if (!hasRoom()) throw serverBusy();
    },
    checkToken,
  };
}
