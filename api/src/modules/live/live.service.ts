import type { ChannelId, Mount } from '@afterglow/shared-contracts';
import { loginRequired, serverBusy, upgradeRequired } from '../../errors/service-errors.ts';
import type { MediaSigner } from '../../security/media-signer.ts';

/** The one mount that every member may hear. */
const FREE_MOUNT: Mount = 'low';

export type StreamPermit = { readonly token: string; readonly expires_time: string };

export interface LiveService {
  /** Throws `login_required`, `upgrade_required` or `server_busy`. */
  permit(
    stream: { readonly station: ChannelId; readonly mount: Mount },
    listener: { readonly isPremium: boolean } | undefined,
  ): StreamPermit;
  /** Throws `login_required` for a token that does not open this stream, or no longer. */
  check(stream: { readonly station: ChannelId; readonly mount: Mount }, token: string): void;
}

export function createLiveService(mediaSigner: MediaSigner, hasRoom: () => boolean): LiveService {
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
    check({ station, mount }, token) {
      if (!mediaSigner.isStreamToken(station, mount, token)) throw loginRequired();
      if (!hasRoom()) throw serverBusy();
    },
  };
}
