import type { ChannelId } from '@afterglow/shared-contracts';
import { useFavoriteChannel } from '@afterglow/shared-data/react';
import { Button } from '@afterglow/shared-ui';
import styles from './wide-words.module.css';

export function FavoriteButton({ channel }: { readonly channel: ChannelId }) {
  const { isFavorite, toggle } = useFavoriteChannel(channel);
  const words = isFavorite ? 'Remove from favorites' : 'Add to favorites';
  return (
    <Button size="l" icon={isFavorite ? 'check' : 'heart'} title={words} aria-label={words} onClick={toggle}>
      <span className={styles.text}>{words}</span>
    </Button>
  );
}
