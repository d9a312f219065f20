import type { PageProps } from '@afterglow/shared-area';
import { knownChannelOf, type ChannelId } from '@afterglow/shared-contracts';
import { PageHeader, RowSkeletons, useChannelPlayable } from '@afterglow/shared-ui';
import type { ChannelTab } from './config/paths.ts';
import { ChannelHero, ChannelTabs, channelTitle, tabOf } from './features/channel/index.ts';
import type { pages } from './pages.ts';
import { ChannelGridSkeleton } from './ui/channel-grid-skeleton.tsx';
import { RadioTabs } from './ui/radio-tabs.tsx';

const ROWS = 5;

/** The page of all channels while its chunk loads. */
export function ChannelsSkeleton() {
  return (
    <>
      <PageHeader title="Radio" />
      <RadioTabs current="channels" />
      <ChannelGridSkeleton />
    </>
  );
}

export function FavoritesSkeleton() {
  return (
    <>
      <PageHeader title="Radio" />
      <RadioTabs current="favorites" />
      <ChannelGridSkeleton />
    </>
  );
}

/** A channel's header is known from its URL, and its play button works immediately. */
export function ChannelSkeleton({ page, parameters }: PageProps<typeof pages, 'channel' | 'schedule' | 'history'>) {
  const id = knownChannelOf(parameters.channelId);
  return (
    <>
      {id && <Head id={id} tab={tabOf(page)} />}
      <RowSkeletons what="the channel" count={ROWS} />
    </>
  );
}

function Head({ id, tab }: { readonly id: ChannelId; readonly tab: ChannelTab }) {
  const playable = useChannelPlayable(id);
  return (
    <>
      <ChannelHero channel={id} station={undefined} playable={playable} />
      <ChannelTabs channel={id} title={channelTitle(id, undefined)} current={tab} />
    </>
  );
}
