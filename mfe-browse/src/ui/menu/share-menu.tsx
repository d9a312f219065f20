import type { MenuProps } from './menu-button.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { PopupMenu } from './popup-menu.tsx';
import { useShareOptions, type SharedThing } from './use-share-options.ts';

export function ShareMenu({ of: shared, ...popup }: MenuProps<SharedThing>) {
  return (
    <PopupMenu {...popup} label={`Share ${shared.title}`}>
      <MenuEntries options={useShareOptions(shared)} />
    </PopupMenu>
  );
}
