import { createSafeStorage } from '@afterglow/shared-data/react';

type Flow = 'premium' | 'donation';

const BEGUN = 'begun';
const keyOf = (flow: Flow) => `${flow}Flow`;
const perTab = () => createSafeStorage(() => sessionStorage);

/** From now on the flow can be completed once in this tab. */
export function startConversion(flow: Flow): void {
  perTab().set(keyOf(flow), BEGUN);
}

/** True once for each flow started in this tab: opening or reopening its last page does not count as a purchase. */
export function completeConversion(flow: Flow): boolean {
  const storage = perTab();
  if (storage.get(keyOf(flow)) !== BEGUN) return false;
  storage.remove(keyOf(flow));
  return true;
}
