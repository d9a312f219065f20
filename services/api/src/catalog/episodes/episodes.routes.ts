import { operations } from '@afterglow/shared-contracts';
import { pageRequest, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { EpisodesService } from './episodes.service.ts';

export function registerEpisodes(register: RegisterOperation, episodes: EpisodesService): void {
  register(operations.getEpisode, async ({ params }) => {
    const episode = await episodes.find(params.id);
    if (episode === undefined) throw notFound("We couldn't find this episode.");
    return { data: episode };
  });
  // Planned broadcasts may change at any time.
  register(
    operations.listEpisodes,
    async ({ query: { channel, startdate, enddate, ...page } }) => {
      const { items, total } = await episodes.list({ channel, startdate, enddate }, pageRequest(page));
      return { data: items, total };
    },
    { caching: 'revalidate' },
  );
}
