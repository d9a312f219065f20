import { channelIdSchema } from '@afterglow/shared-contracts';
import { Hero, Loading, PageHeader, RowSkeletons } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { channelTitle } from '../features/channel/model/channel-title.ts';
import { ChannelGridSkeleton } from '../features/channels/components/channel-grid-skeleton.tsx';
import { RadioTabs } from '../ui/radio-tabs.tsx';

const ROWS = 5;

/** The page of all channels before its chunk is there. */
export function ChannelsWaiting() {
  return (
    <>
      <PageHeader title="Radio" />
      <RadioTabs current="channels" />
      <ChannelGridSkeleton />
    </>
  );
}

export function FavoritesWaiting() {
  return (
    <>
      <PageHeader title="Radio" />
      <RadioTabs current="favorites" />
      <RowSkeletons what="your favorite channels" count={ROWS} />
    </>
  );
}

/** A channel's head is known from its address. */
export function ChannelWaiting() {
  const id = channelIdSchema.safeParse(useParams().channelId);
  return (
    <Loading what="the channel">
      {id.success && <Hero channel={id.data} title={channelTitle(id.data, undefined)} />}
      <RowSkeletons what="the channel" count={ROWS} />
    </Loading>
  );
}
