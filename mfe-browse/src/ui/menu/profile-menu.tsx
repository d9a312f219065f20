import type { FavoriteControl } from '@afterglow/shared-data/react';
import type { IconName } from '@afterglow/shared-ui';
import type { MenuProps } from './menu-button.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { PopupMenu } from './popup-menu.tsx';
import { useShareOptions, type SharedThing } from './use-share-options.ts';

export interface Profile extends SharedThing {
  readonly kind: 'Show' | 'Artist';
  readonly follow: FavoriteControl;
}

const ICON_OF: Readonly<Record<Profile['kind'], IconName>> = { Show: 'microphone', Artist: 'user' };

export function ProfileMenu({ of: profile, ...popup }: MenuProps<Profile>) {
  const { kind, title, path, follow } = profile;
  const share = useShareOptions(profile);
  const verb = follow.isFavorite ? 'Unfollow' : 'Follow';
  return (
    <PopupMenu {...popup} label={`More options for ${title}`}>
      <MenuEntries
        options={[
          { icon: ICON_OF[kind], label: `View ${kind}`, href: path },
          { icon: 'heart', label: `${verb} ${kind}`, filled: follow.isFavorite, onChoose: follow.toggle },
          ...share,
        ]}
      />
    </PopupMenu>
  );
}
