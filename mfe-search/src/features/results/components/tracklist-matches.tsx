import { artistPath, mixPath } from '@afterglow/shared-contracts';
import { Cover, coverOf, Row, RowList, TextLink, useMixPlayable } from '@afterglow/shared-ui';
import type { TracklistMatch } from '../model/derived-results.ts';
import styles from './tracklist-matches.module.css';

const COVER_PX = 40;

/** Mixes whose tracklist contains the keyword, each with the matching tracks. */
export function TracklistMatches({ matches }: { readonly matches: readonly TracklistMatch[] }) {
  return (
    <div className={styles.matches}>
      {matches.map((match) => (
        <Match key={match.mix.id} match={match} />
      ))}
    </div>
  );
}

function Match({ match: { mix, tracks } }: { readonly match: TracklistMatch }) {
  const playable = useMixPlayable(mix);
  return (
    <div>
      <Row
        title={mix.title}
        href={mixPath(mix.id)}
        cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} />}
        subtitle={
          <TextLink tone="quiet" href={artistPath(mix.artist)}>
            {mix.artist.title}
          </TextLink>
        }
        playable={playable}
      />
      <div className={styles.tracks}>
        <RowList label={`Tracks in ${mix.title}`}>
          {tracks.map((track, place) => (
            <p key={place} className={styles.track}>
              {track.title} · {track.artist}
            </p>
          ))}
        </RowList>
      </div>
    </div>
  );
}
