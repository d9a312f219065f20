import { MESSAGES } from '@afterglow/shared-contracts';
import { Button, EmptyState, ResourceView } from '@afterglow/shared-ui';
import { RADIO_PATHS } from '../../../config/paths.ts';
import { ChannelGridSkeleton } from '../../../ui/channel-grid-skeleton.tsx';
import { ChannelGrid } from '../../../ui/channel-grid.tsx';
import { useFavoriteChannelList } from '../use-favorite-channel-list.ts';

export function FavoriteChannels() {
  const state = useFavoriteChannelList();
  return (
    <ResourceView state={state} skeleton={<ChannelGridSkeleton />}>
      {(ids) => (ids.length === 0 ? <NoFavorites /> : <ChannelGrid label="Favorite channels" ids={ids} />)}
    </ResourceView>
  );
}

function NoFavorites() {
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
