import type { ClockPort, DataPort, MemberId, OperationBody, Operations, Settings } from '@afterglow/shared-contracts';
import { createDelayedWrites } from '../cache/delayed-writes.ts';

export type SettingsChange = OperationBody<Operations['updateSettings']>;

/** Sends changes of the settings, each field's latest value. */
export interface SettingsSaver {
  /** At once. Rejects when it fails. */
  save(member: MemberId, change: SettingsChange): Promise<Settings>;
  /** 700 ms after the last change; `onFailed` is called when that fails, also when later changes have gone along. */
  saveLater(member: MemberId, change: SettingsChange, onFailed: () => void): void;
  /** Sends what waits, also when the page is going. */
  flush(): void;
  /** What waits is not sent. */
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
