import type { ServerResponse } from 'node:http';
import type { MemberId } from '@afterglow/shared-contracts';

export interface StreamsOfMembers {
  /**
   * Adds one; when that is one too many, the member's oldest ends, so that a listener returning after a broken connection is always
   * admitted.
   */
  add(member: MemberId, response: ServerResponse): void;
}

export function createStreamsOfMembers(mostOfOne: number): StreamsOfMembers {
  const open = new Map<MemberId, Set<ServerResponse>>();
  return {
    add(member, response) {
      // It closed while the stream was prepared, so nothing would ever remove it again.
      if (response.destroyed) return;
      const streams = open.get(member) ?? new Set();
      open.set(member, streams.add(response));
      response.once('close', () => {
        if (streams.delete(response) && streams.size === 0) open.delete(member);
      });
      const [oldest] = streams;
      if (oldest === undefined || streams.size <= mostOfOne) return;
      // Immediately: it closes later, and until then would be picked as the oldest again.
      streams.delete(oldest);
      oldest.destroy();
    },
  };
}
