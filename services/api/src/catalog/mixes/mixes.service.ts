import { framesToSeconds } from '@afterglow/audio';
import type { BitrateKbps, Mix, MixId } from '@afterglow/shared-contracts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import { toMix } from './to-mix.ts';
import { missingForMix } from '../entitlement.ts';
import { upgradeRequired } from '#app/service-errors.ts';
import type { MediaSigner, SignedListener } from '#media/files/index.ts';
import type { MixFilter, MixOrder } from './mix-pages.ts';
import type { MixesRepository } from './mixes.repository.ts';

export interface MixUrl {
  readonly url: string;
  readonly title: string;
  readonly expires_time: string;
}

export interface MixListener extends SignedListener {
  readonly isPremium: boolean;
}

export interface MixesService {
  list(filter: MixFilter, order: MixOrder, page: PageRequest): Promise<ListPage<Mix>>;
  find(id: MixId): Promise<Mix | undefined>;
  listRelated(id: MixId, page: PageRequest): Promise<ListPage<Mix> | undefined>;
  /** Undefined for an unknown mix; throws `upgrade_required` when the listener is not entitled. */
  findUrl(id: MixId, kbps: BitrateKbps, listener: MixListener): Promise<MixUrl | undefined>;
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
      const missing = missingForMix(listener, { premium: row.premium, kbps });
      if (missing !== undefined) throw upgradeRequired('forbidden', `You need Premium for this ${missing}.`);
      const lengthMs = framesToSeconds(row.duration_frames) * 1000;
      const { url, expiresAtIso } = mediaSigner.mixAddress({ id, kbps }, listener, lengthMs);
      return { url, title: row.title, expires_time: expiresAtIso };
    },
  };
}
