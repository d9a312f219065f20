import { MESSAGES } from '@afterglow/shared-contracts';
import { Button, EmptyState } from '@afterglow/shared-ui';
import { RADIO_PATHS } from '../../../config/paths.ts';

export function FavoriteChannels() {
  return (
    <EmptyState
      icon="heart"
      title={MESSAGES.NO_FAVORITE_CHANNEL.text}
      action={
        <Button variant="primary" href={RADIO_PATHS.channels}>
          {MESSAGES.DISCOVER_NEW_CHANNELS.text}
        </Button>
      }
    />
  );
}
