import { artistPath, mixPath } from '@afterglow/shared-contracts';
import { Cover, coverOf, Row, RowList, TextLink, useMixPlayable } from '@afterglow/shared-ui';
import type { TracklistMatch } from '../model/derived-results.ts';
import { TrackLine } from './track-line.tsx';
import styles from './tracklist-matches.module.css';

const COVER_PX = 40;

interface TracklistMatchesProps {
  readonly matches: readonly TracklistMatch[];
  readonly keyword: string;
}

/** Mixes whose tracklist contains the keyword, each with the matching tracks. */
export function TracklistMatches({ matches, keyword }: TracklistMatchesProps) {
  return (
    <div className={styles.matches}>
      {matches.map((match) => (
        <Match key={match.mix.id} match={match} keyword={keyword} />
      ))}
    </div>
  );
}

interface MatchProps {
  readonly match: TracklistMatch;
  readonly keyword: string;
}

function Match({ match: { mix, tracks }, keyword }: MatchProps) {
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
          {tracks.map((track) => (
            <TrackLine key={track.place} mix={mix} match={track} keyword={keyword} />
          ))}
        </RowList>
      </div>
    </div>
  );
}
