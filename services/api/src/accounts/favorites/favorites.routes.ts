import { FAVORITES_DEFAULT_LIMIT, operations } from '@afterglow/shared-contracts';
import { pageRequest, callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { FavoritesService } from './favorites.service.ts';

export function registerFavorites(register: RegisterOperation, favorites: FavoritesService): void {
  register(operations.listFavorites, async (call) => {
    const { id: memberId, type } = call.params;
    const direction = call.query.order === 'creation_time' ? 'asc' : 'desc';
    const page = { ...pageRequest(call.query, FAVORITES_DEFAULT_LIMIT), direction } as const;
    const { items, total } = await favorites.list({ memberId, type }, page, callerOf(call));
    return { data: items, total };
  });
  register(operations.addFavorite, async (call) => {
    const { id: memberId, type } = call.params;
    return { data: await favorites.add({ memberId, type }, call.body, callerOf(call)) };
  });
  register(operations.removeFavorite, async (call) => {
    const { id: memberId, type, thingId } = call.params;
    await favorites.remove({ memberId, type }, thingId, callerOf(call));
    return { data: undefined };
  });
}
