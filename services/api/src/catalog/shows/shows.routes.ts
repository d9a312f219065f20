import { operations } from '@afterglow/shared-contracts';
import { callerOf, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ShowsService } from './shows.service.ts';

export function registerShows(register: RegisterOperation, shows: ShowsService): void {
  register(operations.getShow, async ({ params }) => {
    const show = await shows.find(params.id);
    if (show === undefined) throw notFound("We couldn't find this show.");
    return { data: show };
  });
  register(operations.addShowReach, async (call) => {
    const reach = await shows.addPlay(call.params.id, call.body.mixes_id, callerOf(call).memberId);
    if (reach === undefined) throw notFound("We couldn't find this show.");
    return { data: { reach } };
  });
}
