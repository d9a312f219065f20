import { artistPath, mixPath, showPath, type Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Cover, coverOf } from '@afterglow/shared-ui';
import type { MenuProps } from './menu-button.tsx';
import { MenuEntries } from './menu-entries.tsx';
import styles from './mix-menu.module.css';
import { PopupMenu } from './popup-menu.tsx';
import { useQueueOptions } from './use-queue-options.ts';
import { useCopyOption } from './use-share-options.ts';

const COVER_PX = 40;

export function MixMenu({ of: mix, ...popup }: MenuProps<Mix>) {
  const { isFavorite, toggle } = useFavorite('mixes', mix.id);
  const queue = useQueueOptions(mix);
  const copy = useCopyOption({ path: mixPath(mix.id), kind: 'Mix' });
  return (
    <PopupMenu {...popup} label={`More options for ${mix.title}`} head={<Head mix={mix} />}>
      <MenuEntries
        options={[
          ...queue,
          {
            icon: 'heart',
            label: isFavorite ? 'Remove from favorites' : 'Add to favorites',
            filled: isFavorite,
            onChoose: toggle,
          },
          { icon: 'user', label: 'Go to artist', href: artistPath(mix.artist) },
          { icon: 'microphone', label: 'Go to show', href: showPath(mix.show.id) },
          copy,
        ]}
      />
    </PopupMenu>
  );
}

function Head({ mix }: { readonly mix: Mix }) {
  return (
    <div className={styles.mix}>
      <Cover image={coverOf(mix)} widthPx={COVER_PX} className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.title}>{mix.title}</p>
        <p className={styles.artist}>{mix.artist.title}</p>
      </div>
    </div>
  );
}
