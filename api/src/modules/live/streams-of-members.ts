import type { ServerResponse } from 'node:http';
import type { MemberId } from '@afterglow/shared-contracts';

/** The streams that each member has open. */
export interface StreamsOfMembers {
  /** Adds one; when that is one too many, the member's oldest ends: whoever comes back after a broken line is always let in. */
  add(member: MemberId, response: ServerResponse): void;
}

export function createStreamsOfMembers(mostOfOne: number): StreamsOfMembers {
  const open = new Map<MemberId, ServerResponse[]>();
  return {
    add(member, response) {
      const streams = [...(open.get(member) ?? []), response];
      open.set(member, streams);
      response.once('close', () => {
        const left = (open.get(member) ?? []).filter((one) => one !== response);
        if (left.length === 0) open.delete(member);
        else open.set(member, left);
      });
      if (streams.length > mostOfOne) streams[0]?.destroy();
    },
  };
}
