import type { ClockPort, DataPort, Device, Listening, MemberId, StoragePort } from '@afterglow/shared-contracts';
import { isApiError } from '../errors.ts';
import { readListening, withoutSaved, writeListening, type StoredListening } from './stored-listening.ts';

/** During playback, the position is sent to the service this often. */
export const SAVE_EVERY_MS = 5_000;
/** A failed save is retried after this time, or as soon as the browser is online. */
export const RETRY_AFTER_MS = 30_000;

interface SaverOptions {
  readonly data: DataPort;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly device: () => Device;
  readonly memberId: () => MemberId | null;
}

/** Sends this browser's stored listening to the service. Unsent data stays stored, and is sent later. */
export interface ListeningSaver {
  /** Within `SAVE_EVERY_MS`. */
  saveSoon(): void;
  /**
   * Immediately, if anything is unsaved; also while the page unloads. Null when there was nothing to save, or on
   * failure.
   */
  save(): Promise<Listening | null>;
  stop(): void;
}

export function createListeningSaver({ data, storage, clock, device, memberId }: SaverOptions): ListeningSaver {
  let cancel: (() => void) | null = null;

  function saveIn(delayMs: number): void {
    cancel ??= clock.after(delayMs, () => void save());
  }

  function stop(): void {
    cancel?.();
    cancel = null;
  }

  async function save(): Promise<Listening | null> {
    stop();
    const member = memberId();
    if (member === null) return null;
    const sent = readListening(storage, member);
    if (sent.unsaved.length === 0 || !sent.heard) return null;
    try {
      const answer = await send(member, sent, sent.heard);
      forget(member, sent);
      return answer;
    } catch (error) {
      failed(member, sent, error);
      return null;
    }
  }

  async function send(id: MemberId, { unsaved }: StoredListening, heard: NonNullable<StoredListening['heard']>) {
    const sentAt = new Date(clock.now()).toISOString();
    const { queue, updatedAt } = heard;
    const body = { device: device(), queue, updatedAt, sentAt, positions: unsaved };
    return (await data.call('saveListening', { params: { id }, body, keepalive: true, background: true })).data;
  }

  function forget(member: MemberId, sent: StoredListening): void {
    if (memberId() === member) writeListening(storage, withoutSaved(readListening(storage, member), sent));
  }

  /** Data that the service will never accept is dropped; an expired session is not a reason to. */
  function failed(member: MemberId, sent: StoredListening, error: unknown): void {
    switch (outlookOf(error)) {
      case 'may-pass':
        return saveIn(RETRY_AFTER_MS);
      case 'needs-log-in':
        return;
      case 'hopeless':
        return forget(member, sent);
    }
  }

  return { saveSoon: () => saveIn(SAVE_EVERY_MS), save, stop };
}

type Outlook = 'may-pass' | 'needs-log-in' | 'hopeless';

function outlookOf(error: unknown): Outlook {
  if (!isApiError(error) || error.status === null) return 'may-pass';
  if (error.status === 401 || error.status === 403) return 'needs-log-in';
  return error.status >= 500 || error.status === 429 ? 'may-pass' : 'hopeless';
}
