import { API_PREFIX, operations } from '@afterglow/shared-contracts';
import { streamAddress } from '@afterglow/audio';
import type { ServiceContext } from '#app/service-context.ts';
import { upgradeRequired } from '#app/service-errors.ts';
import { callerOf, requireSelf } from '@afterglow/kit';
import { revokeSeries } from '#accounts/sessions/index.ts';
import type { PlayerKeys } from './player-keys.ts';

/** A Premium member's URLs for other players, which play until they are revoked. */
export function registerPlayerUrls(context: ServiceContext, keys: PlayerKeys, servers: readonly string[]): void {
  const { register, origin, database } = context;
  register(operations.getOwnPlayerAddresses, async (call) => {
    const caller = callerOf(call);
    requireSelf(call.params.id, caller);
    if (!caller.isPremium) throw upgradeRequired('forbidden', 'You need Premium for a permanent stream link.');
    const { station, mount } = call.query;
    const { key, since } = await keys.keyOf(station, caller);
    const playlist = (format: string) =>
      `${origin()}${API_PREFIX}/live/${station}.${format}?${new URLSearchParams({ mount, key }).toString()}`;
    const [server = ''] = servers;
    const stream = new URL(
      `${streamAddress(server, station, mount)}?${new URLSearchParams({ key }).toString()}`,
      origin(),
    );
    const data = { stream: stream.href, m3u: playlist('m3u'), pls: playlist('pls') };
    return { data: { ...data, creation_time: since.toISOString() } };
  });
  register(operations.endPlayerAddresses, async (call) => {
    const caller = callerOf(call);
    requireSelf(call.params.id, caller);
    await revokeSeries(database.db, caller.memberId);
    return { data: undefined };
  });
}
