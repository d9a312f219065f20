import type { FavoriteControl } from '@afterglow/shared-data/react';
import type { IconName } from '@afterglow/shared-ui';
import { OptionsMenu, useShareOptions } from './options-menu.tsx';

interface ProfileOptionsProps {
  readonly kind: 'Show' | 'Artist';
  readonly title: string;
  readonly path: string;
  readonly follow: FavoriteControl;
}

const ICON_OF: Readonly<Record<ProfileOptionsProps['kind'], IconName>> = { Show: 'microphone', Artist: 'user' };

/** What can be done with a show or an artist: to view, to follow and to share it. */
export function ProfileOptions({ kind, title, path, follow }: ProfileOptionsProps) {
  const share = useShareOptions({ title, path, kind });
  const verb = follow.isFavorite ? 'Unfollow' : 'Follow';
  return (
    <OptionsMenu
      label={`Options of ${title}`}
      icon="more"
      options={[
        { icon: ICON_OF[kind], label: `View ${kind}`, href: path },
        { icon: 'heart', label: `${verb} ${kind}`, onChoose: follow.toggle },
        ...share,
      ]}
    />
  );
}
