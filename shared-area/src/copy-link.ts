import type { EventBus } from '@afterglow/shared-contracts';
import { notify } from '@afterglow/shared-data/react';

/** Copies the URL of a page to the clipboard and notifies; also when the browser forbids it. */
export async function copyLink(bus: EventBus, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify(bus, 'LINK_COPIED_CLIPBOARD');
  } catch {
    notify(bus, 'SOMETHING_WENT_WRONG');
  }
}
