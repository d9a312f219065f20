import { createSafeStorage } from '@afterglow/shared-data/react';

type Flow = 'premium' | 'donation';

const keyOf = (flow: Flow) => `${flow}Completed`;
const perTab = () => createSafeStorage(() => sessionStorage);

/** From now on the flow can be completed once more. */
export function beginFlow(flow: Flow): void {
  perTab().remove(keyOf(flow));
}

/** True once for each flow: whoever reloads the last page, or comes back to it, has not paid again. */
export function completesFlow(flow: Flow): boolean {
  const storage = perTab();
  if (storage.get(keyOf(flow)) !== null) return false;
  storage.set(keyOf(flow), 'true');
  return true;
}
