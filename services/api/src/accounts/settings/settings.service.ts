import {
  DEFAULT_VOLUME,
  type MemberId,
  type OperationBody,
  type operations,
  QUALITIES,
  type QualityKey,
  type QualityOption,
  type Settings,
} from '@afterglow/shared-contracts';
import { requireSelf, type Caller } from '@afterglow/kit';
import { upgradeRequired } from '#app/service-errors.ts';
import type { ChosenSettings, SettingsRepository } from './settings.repository.ts';

export type SettingsChanges = OperationBody<typeof operations.updateSettings>;

export interface SettingsService {
  read(id: MemberId, caller: Caller): Promise<Settings>;
  /** Merges and returns all settings; throws upgrade-required for a quality that needs Premium. */
  update(id: MemberId, changes: SettingsChanges, caller: Caller): Promise<Settings>;
}

export function createSettingsService(repository: SettingsRepository): SettingsService {
  const read = async (id: MemberId, { isPremium }: Caller) => {
    const chosen = await repository.find(id);
    if (chosen?.quality_key == null || chosen.quality_premium === isPremium) return toSettings(chosen, isPremium);
    // Premium has started or ended since, perhaps between two visits.
    await repository.merge(id, { quality_key: null });
    return toSettings({ ...chosen, quality_key: null }, isPremium);
  };
  return {
    async read(id, caller) {
      requireSelf(id, caller);
      return read(id, caller);
    },
    async update(id, changes, caller) {
      requireSelf(id, caller);
      const quality_key = toQualityKey(changes.currentOnDemandQualityKey);
      if (quality_key !== undefined && !isAllowed(quality_key, caller.isPremium)) throw premiumQuality();
      const volume = changes.volume === undefined ? undefined : Math.round(changes.volume);
      const quality_premium = caller.isPremium;
      const chosen = { quality_key, quality_premium, volume, favorite_channels: changes.favorites };
      await repository.merge(id, chosen, changes.favoriteChanges);
      return read(id, caller);
    },
  };
}

function toSettings(chosen: ChosenSettings | undefined, isPremium: boolean): Settings {
  const { quality_key, volume, favorite_channels } = chosen ?? {};
  return {
    currentOnDemandQualityKey: quality_key ?? (isPremium ? 'high' : 'low'),
    volume: volume ?? DEFAULT_VOLUME,
    favorites: favorite_channels ?? [],
  };
}

function toQualityKey(option: QualityOption | undefined): QualityKey | undefined {
  return option === 'medium' ? 'high' : option;
}

function isAllowed(key: QualityKey, isPremium: boolean): boolean {
  return isPremium || QUALITIES.some((quality) => quality.key === key && !quality.needsSub);
}

function premiumQuality() {
  return upgradeRequired('forbidden', 'You need Premium for this quality.');
}
