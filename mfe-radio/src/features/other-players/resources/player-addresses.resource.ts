import type { ChannelId, DataPort, MemberId, Mount, OperationResponse, Operations } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

type LastingAddresses = OperationResponse<Operations['getOwnPlayerAddresses']>;
type DayAddresses = OperationResponse<Operations['getPlayerAddresses']>;

/** Part of each key: what was kept before a replacement, of any channel and quality, is never shown again. */
let replacements = 0;

/** Ends a member's lasting addresses; from then on others are read. */
export async function replaceAddresses(data: DataPort, id: MemberId): Promise<void> {
  await data.call('endPlayerAddresses', { params: { id } });
  replacements += 1;
}

/** Where other players hear a channel at a quality, for as long as the member has Premium. */
export function lastingAddresses(id: MemberId, station: ChannelId, mount: Mount): Resource<LastingAddresses> {
  const call = { params: { id }, query: { station, mount } };
  return {
    key: ['player-addresses', call, replacements],
    perMember: true,
    updatedBy: { endPlayerAddresses: () => ({ isStale: true }) },
    load: async ({ data, signal }) => (await data.call('getOwnPlayerAddresses', { ...call, signal })).data,
  };
}

/** Where they hear it for a day. */
export function dayAddresses(id: ChannelId): Resource<DayAddresses> {
  return {
    key: ['player-addresses-of-a-day', id],
    perMember: true,
    load: async ({ data, signal }) => (await data.call('getPlayerAddresses', { params: { id }, signal })).data,
  };
}
