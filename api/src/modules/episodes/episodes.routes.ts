import { operations } from '@afterglow/shared-contracts';
import { notFound } from '../../errors/service-errors.ts';
import type { RegisterOperation } from '../../http/register-operation.ts';
import type { EpisodesService } from './episodes.service.ts';

export function registerEpisodes(register: RegisterOperation, episodes: EpisodesService): void {
  register(operations.getEpisode, async ({ params }) => {
    const episode = await episodes.find(params.id);
    if (episode === undefined) throw notFound('There is no such episode.');
    return { data: episode };
  });
}
