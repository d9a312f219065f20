import { DEFAULT_BITRATE_KBPS, operations, type OperationQuery } from '@afterglow/shared-contracts';
import { pageRequest, callerOf, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import type { MixesService } from './mixes.service.ts';

interface MixesRoutesOptions {
  readonly mixes: MixesService;
  readonly nameOf: Sessions['nameOf'];
}

export function registerMixes(register: RegisterOperation, { mixes, nameOf }: MixesRoutesOptions): void {
  register(operations.listMixes, async ({ query }) => {
    const filter = { channel: query.channel, artistId: query.artists_id, showId: query.shows_id, genre: query.genre };
    const { items, total } = await mixes.list(filter, orderOf(query), pageRequest(query));
    return { data: items, total };
  });
  register(operations.getMix, async ({ params }) => {
    const mix = await mixes.find(params.id);
    if (mix === undefined) throw notFound("We couldn't find this mix.");
    return { data: mix };
  });
  register(operations.listRelatedMixes, async ({ query }) => {
    const related = await mixes.listRelated(query.mixes_id, pageRequest(query));
    if (related === undefined) throw notFound("We couldn't find this mix.");
    return { data: related.items, total: related.total };
  });
  register(operations.getMixUrls, async (call) => {
    const { memberId: member, isPremium, token } = callerOf(call);
    const listener = { member, isPremium, session: nameOf(token) };
    const url = await mixes.findUrl(call.params.id, call.query.quality ?? DEFAULT_BITRATE_KBPS, listener);
    if (url === undefined) throw notFound("We couldn't find this mix.");
    return { data: url };
  });
}

function orderOf({ trending, order }: OperationQuery<typeof operations.listMixes>) {
  if (trending === 1) return 'trending';
  return order === '-reach' ? 'popular' : 'latest';
}
