import {
  CHANNEL_IDS,
  qualityKeySchema,
  type BusEvent,
  type QualityKey,
  type Settings,
} from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { ApiError } from '../errors.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { systemClock } from '../system-clock.ts';

export const settingsBusy = new ApiError({
  operation: 'updateSettings',
  code: 'server_busy',
  status: 503,
  message: 'busy',
});

/** The settings of the member who logs in; without `stored` they cannot be read. */
export function setUp({ stored }: { readonly stored: QualityKey | null }) {
  let settings: Settings = { currentOnDemandQualityKey: stored ?? 'low', volume: 25, favorites: ['chill'] };
  const ports = createFakePorts({
    answers: {
      getSettings: () => {
        if (stored === null) throw settingsBusy;
        return { data: settings };
      },
      updateSettings: ({ body }) => {
        const { currentOnDemandQualityKey: option = settings.currentOnDemandQualityKey } = body ?? {};
        const key = qualityKeySchema.parse(option === 'medium' ? 'high' : option);
        const { favorites = settings.favorites, favoriteChanges = {}, volume = settings.volume } = body ?? {};
        const added = CHANNEL_IDS.filter((id) => favoriteChanges[id] && !favorites.includes(id));
        const rest = favorites.filter((id) => favoriteChanges[id] !== false);
        settings = { currentOnDemandQualityKey: key, volume, favorites: [...rest, ...added] };
        return { data: settings };
      },
    },
  });
  const events: BusEvent[] = [];
  ports.bus.events$.subscribe((event) => events.push(event));
  const store = createSettingsStore({ ...ports, clock: systemClock });
  void store.ready();
  const sent = () => ports.data.calls.filter(({ name }) => name === 'updateSettings').map(({ input }) => input.body);
  return { store, ports, events, sent };
}

export async function loggedIn() {
  const parts = setUp({ stored: 'low' });
  parts.ports.session.become(buildMemberSession());
  await jest.advanceTimersByTimeAsync(0);
  return parts;
}
