import type { ChannelId, DataPort, MemberId, Mount, OperationResponse, Operations } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

type LastingAddresses = OperationResponse<Operations['getOwnPlayerAddresses']>;
type DayAddresses = OperationResponse<Operations['getPlayerAddresses']>;

/** Part of each key: URLs cached before a replacement, of any channel and quality, are never shown again. */
let replacements = 0;

/** Revokes a member's lasting URLs; new ones are fetched from then on. */
export async function replaceAddresses(data: DataPort, id: MemberId): Promise<void> {
  await data.call('endPlayerAddresses', { params: { id } });
  replacements += 1;
}

/** The URLs of a channel at a quality, valid while the member has Premium. */
export function lastingAddresses(id: MemberId, station: ChannelId, mount: Mount): Resource<LastingAddresses> {
  const call = { params: { id }, query: { station, mount } };
  return {
    key: ['player-addresses', call, replacements],
    perMember: true,
    updatedBy: { endPlayerAddresses: () => ({ isStale: true }) },
    load: async ({ data, signal }) => (await data.call('getOwnPlayerAddresses', { ...call, signal })).data,
  };
}

export function dayAddresses(id: ChannelId): Resource<DayAddresses> {
  return {
    key: ['player-addresses-of-a-day', id],
    perMember: true,
    load: async ({ data, signal }) => (await data.call('getPlayerAddresses', { params: { id }, signal })).data,
  };
}
