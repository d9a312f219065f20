import { trackIndexAt, type Mix } from '@afterglow/shared-contracts';
import { Badge, EmptyState, RowList, SectionHeader } from '@afterglow/shared-ui';
import { tracklistState, type TracklistState } from '../model/timed-tracks.ts';
import { useMixPosition } from '../use-mix-position.ts';
import { TrackRow } from './track-row.tsx';

const TITLE = 'Tracklist';

const STATE_LABELS: Readonly<Record<Exclude<TracklistState, 'none'>, string>> = {
  complete: 'Complete',
  partial: 'Some times missing',
  untimed: 'No times',
};

/** The tracks of the mix; those with a known start are buttons that seek. */
export function Tracklist({ mix }: { readonly mix: Mix }) {
  const state = tracklistState(mix.track_list);
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE}>{state !== 'none' && <Badge>{STATE_LABELS[state]}</Badge>}</SectionHeader>
      {state === 'none' ? (
        <EmptyState icon="tracklist" title="Tracklist for this Mix is unavailable" />
      ) : (
        <Tracks mix={mix} />
      )}
    </section>
  );
}

function Tracks({ mix }: { readonly mix: Mix }) {
  const positionMs = useMixPosition(mix);
  const sounding = positionMs === undefined ? null : trackIndexAt(mix.track_list, positionMs);
  return (
    <RowList label={TITLE} ordered>
      {mix.track_list.map((track, place) => (
        <TrackRow key={place} mix={mix} track={track} index={place + 1} sounding={place === sounding} />
      ))}
    </RowList>
  );
}
