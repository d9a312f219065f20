import type { ClockPort, DataPort, MemberId, OperationBody, Operations, Settings } from '@afterglow/shared-contracts';
import { createDelayedWrites } from '../cache/delayed-writes.ts';

export type SettingsChange = OperationBody<Operations['updateSettings']>;

/** Sends changes to the settings, with the latest value of each field. */
export interface SettingsSaver {
  /** At once. Rejects when it fails. */
  save(member: MemberId, change: SettingsChange): Promise<Settings>;
  /** 700 ms after the last change; `onFailed` is called when that fails, even if later changes were sent along. */
  saveLater(member: MemberId, change: SettingsChange, onFailed: () => void): void;
  /** Sends what is pending, also while the page goes away. */
  flush(): void;
  /** Drops what is pending. */
  drop(): void;
}

export function createSettingsSaver(data: DataPort, clock: ClockPort): SettingsSaver {
  const writes = createDelayedWrites(clock);
  let waiting: SettingsChange = {};
  let onFailures: readonly (() => void)[] = [];
  const send = async (member: MemberId, body: SettingsChange) =>
    (await data.call('updateSettings', { params: { id: member }, body, keepalive: true })).data;
  function forget(): void {
    waiting = {};
    onFailures = [];
  }
  return {
    save: send,
    saveLater(member, change, onFailed) {
      waiting = { ...waiting, ...change };
      onFailures = [...onFailures, onFailed];
      writes.schedule('settings', () => {
        const [body, failures] = [waiting, onFailures];
        forget();
        send(member, body).catch(() => failures.forEach((tell) => tell()));
      });
    },
    flush: writes.flush,
    drop() {
      forget();
      writes.drop();
    },
  };
}
