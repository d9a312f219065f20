import { channelIdSchema, type ChannelId } from '@afterglow/shared-contracts';
import { PageHeader, RowSkeletons, useChannelPlayable } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { channelTabAt } from '../config/paths.ts';
import { ChannelHero } from '../features/channel/components/channel-hero.tsx';
import { ChannelTabs } from '../features/channel/components/channel-tabs.tsx';
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

/** A channel's head is known from its address, and its play button works at once. */
export function ChannelWaiting() {
  const id = channelIdSchema.safeParse(useParams().channelId);
  return (
    <>
      {id.success && <Head id={id.data} />}
      <RowSkeletons what="the channel" count={ROWS} />
    </>
  );
}

function Head({ id }: { readonly id: ChannelId }) {
  const playable = useChannelPlayable(id);
  const tab = channelTabAt(useParams().tab) ?? 'overview';
  return (
    <>
      <ChannelHero channel={id} station={undefined} playable={playable} />
      <ChannelTabs channel={id} title={channelTitle(id, undefined)} current={tab} />
    </>
  );
}
