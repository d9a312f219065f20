import {
  CHANNEL_IDS,
  type ClockPort,
  type DataPort,
  type MemberId,
  type OperationBody,
  type Operations,
  type Settings,
} from '@afterglow/shared-contracts';
import { createDebouncedWrites } from '../cache/persisted/debounced-writes.ts';

export type SettingsChange = OperationBody<Operations['updateSettings']>;

interface SettingsSaverOptions {
  readonly data: DataPort;
  readonly clock: ClockPort;
  /** The service's settings after a delayed save. */
  readonly onSaved: (member: MemberId, settings: Settings) => void;
}

interface PendingChange {
  readonly member: MemberId;
  readonly change: SettingsChange;
  readonly onFailed: () => void;
}

/** Sends changes to the settings, with the latest value of each field. */
export interface SettingsSaver {
  /** Sends immediately. Rejects when it fails. */
  save(member: MemberId, change: SettingsChange): Promise<Settings>;
  /**
   * 700 ms after the last change, and after the response to those sent before; `onFailed` is called when that fails,
   * even if later changes were sent along.
   */
  saveDebounced(member: MemberId, change: SettingsChange, onFailed: () => void): void;
  /** A member's settings with their unsaved changes made here. */
  withUnsaved(member: MemberId, settings: Settings): Settings;
  /** Sends pending changes, also while the page unloads. */
  flush(): void;
  drop(): void;
}

export function createSettingsSaver({ data, clock, onSaved }: SettingsSaverOptions): SettingsSaver {
  const writes = createDebouncedWrites(clock);
  let waiting: readonly PendingChange[] = [];
  let inFlight: readonly PendingChange[] = [];
  const send = async (member: MemberId, body: SettingsChange) =>
    (await data.call('updateSettings', { params: { id: member }, body, keepalive: true })).data;

  async function sendWaiting(): Promise<void> {
    const sent = waiting;
    const member = sent[0]?.member;
    if (member === undefined) return;
    waiting = [];
    inFlight = [...inFlight, ...sent];
    const settings = await send(member, bodyOf(sent)).catch(() => null);
    inFlight = inFlight.filter((change) => !sent.includes(change));
    if (settings) onSaved(member, settings);
    else for (const { onFailed } of sent) onFailed();
    if (inFlight.length === 0) scheduleWaiting();
  }

  /** Sequentially: the service might process the earlier one last. */
  function scheduleWaiting(): void {
    if (waiting.length > 0) writes.schedule('settings', () => inFlight.length === 0 && void sendWaiting());
  }

  return {
    save: send,
    saveDebounced(member, change, onFailed) {
      waiting = [...waiting, { member, change, onFailed }];
      scheduleWaiting();
    },
    withUnsaved(member, settings) {
      const unsaved = [...inFlight, ...waiting].filter((change) => change.member === member);
      const { favoriteChanges = {}, volume = settings.volume } = bodyOf(unsaved);
      return { ...settings, volume, favorites: withChanges(settings.favorites, favoriteChanges) };
    },
    flush() {
      writes.drop();
      void sendWaiting();
    },
    drop() {
      waiting = [];
      writes.drop();
    },
  };
}

function bodyOf(changes: readonly PendingChange[]): SettingsChange {
  return changes.reduce<SettingsChange>((body, { change }) => {
    const { favoriteChanges } = change;
    return {
      ...body,
      ...change,
      ...(favoriteChanges && { favoriteChanges: { ...body.favoriteChanges, ...favoriteChanges } }),
    };
  }, {});
}

function withChanges(
  favorites: Settings['favorites'],
  changes: NonNullable<SettingsChange['favoriteChanges']>,
): Settings['favorites'] {
  const added = CHANNEL_IDS.filter((id) => changes[id] && !favorites.includes(id));
  return [...favorites.filter((id) => changes[id] !== false), ...added];
}
