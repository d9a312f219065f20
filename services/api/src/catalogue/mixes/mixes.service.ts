import type { BitrateKbps, Mix, MixId } from '@afterglow/shared-contracts';
import { DEFAULT_BITRATE_KBPS } from '@afterglow/shared-contracts';
import type { Page, PageRequest } from '../page.ts';
import { toMix } from '../to-mix.ts';
import { upgradeRequired } from '#app/service-errors.ts';
import type { MediaSigner } from '#media/media-signer.ts';
import type { MixFilter, MixOrder } from './mix-pages.ts';
import type { MixesRepository } from './mixes.repository.ts';

export interface MixUrl {
  readonly url: string;
  readonly title: string;
  readonly expires_time: string;
}

export interface MixesService {
  list(filter: MixFilter, order: MixOrder, page: PageRequest): Promise<Page<Mix>>;
  find(id: MixId): Promise<Mix | undefined>;
  /** Undefined for an unknown mix. */
  listRelated(id: MixId, page: PageRequest): Promise<Page<Mix> | undefined>;
  /** Undefined for an unknown mix; throws `upgrade_required` when the listener is not entitled. */
  findUrl(id: MixId, kbps: BitrateKbps, listener: { readonly isPremium: boolean }): Promise<MixUrl | undefined>;
}

export function createMixesService(repository: MixesRepository, mediaSigner: MediaSigner): MixesService {
  return {
    async list(filter, order, page) {
      const { items, total } = await repository.list(filter, order, page);
      return { items: items.map(toMix), total };
    },
    async find(id) {
      const row = await repository.find(id);
      return row && toMix(row);
    },
    async listRelated(id, page) {
      const related = await repository.listRelated(id, page);
      return related && { items: related.items.map(toMix), total: related.total };
    },
    async findUrl(id, kbps, listener) {
      const row = await repository.find(id);
      if (row === undefined) return undefined;
      if (!listener.isPremium && row.premium) throw upgradeRequired('forbidden', 'This mix is for Premium members.');
      if (!listener.isPremium && kbps > DEFAULT_BITRATE_KBPS)
        throw upgradeRequired('forbidden', 'This quality is for Premium members.');
      const { url, expiresAtIso } = mediaSigner.mixAddress(id, kbps);
      return { url, title: row.title, expires_time: expiresAtIso };
    },
  };
}
