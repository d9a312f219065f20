import type { LiveRelease, LiveRemote } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import type { Slot } from '../slots/slot.ts';
import { createFakeSlots, type FakeSlots } from './fake-slots.ts';

export const v1 = buildLiveRelease('radio', { version: '1.0.0' });
export const v2 = buildLiveRelease('radio', { version: '1.0.1' });
export const v3 = buildLiveRelease('radio', { version: '1.0.2' });

export interface SlotUnderTest extends Omit<FakeSlots, 'create'> {
  readonly slot: Slot;
  shown(): readonly string[];
}

/** The entry in the live set when this release of radio is live. */
export function asLive(live: LiveRelease, previousVersion: string | null = null): LiveRemote {
  return { name: 'radio', live, previousVersion };
}

/** A slot for a radio (1.0.0 by default) that was never opened; needs fake timers. */
export function setUpSlot(remote = asLive(v1), limitMs?: number): SlotUnderTest {
  const fakes = createFakeSlots(limitMs);
  const slot = fakes.create(remote);
  const visible = () => [...slot.container.children].filter((child) => !child.hasAttribute('data-staged'));
  return Object.assign(fakes, { slot, shown: () => visible().map((child) => child.textContent) });
}

export async function setUpLiveSlot(): Promise<SlotUnderTest> {
  const set = setUpSlot();
  set.slot.show();
  await settle();
  set.loader.last().arrive();
  await settle();
  return set;
}

export async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

export async function rejects(): Promise<void> {
  throw new Error('no such luck');
}

export function hangs(): Promise<void> {
  return new Promise<void>(() => {});
}
