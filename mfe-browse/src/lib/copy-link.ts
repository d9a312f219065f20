import type { EventBus } from '@afterglow/shared-contracts';
import { tell } from '@afterglow/shared-data/react';

/** Puts the address of a page into the clipboard and says so; a browser that forbids it is told of as well. */
export async function copyLink(bus: EventBus, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    tell(bus, 'LINK_COPIED_CLIPBOARD');
  } catch {
    tell(bus, 'SOMETHING_WENT_WRONG');
  }
}
