import type { Genre } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { Button, EmptyState, Grid, Loading, ResourceView, Skeleton } from '@afterglow/shared-ui';
import { useId } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { hasEnoughGenres, isAmong, type Picks, PicksBar } from '../picks/index.ts';
import { useGenrePreview, useHeardPlace } from '../preview/index.ts';
import { StepFrame } from '../frame/index.ts';
import { GenreTile } from './genre-tile.tsx';
import styles from './genre-tile.module.css';

const TITLE = 'Pick 3 or more Genres';
const SKELETONS = 12;
/** Keyed by where something else is playing. */
const HINTS = {
  nowhere: 'Press play on a genre to hear 10 seconds of it.',
  here: 'Pause the player to hear 10-second previews.',
  'another-tab': 'Pause the player in your other tab to hear 10-second previews.',
} as const;

interface GenresStepProps {
  readonly picks: Picks;
  readonly isPremium: boolean;
  readonly takesFocus: boolean;
  readonly onToggle: (genre: Genre) => void;
  readonly onNext: () => void;
}

export function GenresStep({ picks, isPremium, takesFocus, onToggle, onNext }: GenresStepProps) {
  const state = useResource(genres());
  const heard = useHeardPlace();
  const preview = useGenrePreview(isPremium, heard);
  const hintId = useId();
  const next = (
    <Button variant="primary" size="l" disabled={!hasEnoughGenres(picks)} onClick={onNext}>
      Next
    </Button>
  );
  return (
    <StepFrame
      step="genres"
      title={TITLE}
      text={
        <>
          We'll start your recommendations here. <span id={hintId}>{HINTS[heard ?? 'nowhere']}</span>
        </>
      }
      bar={<PicksBar picks={picks}>{next}</PicksBar>}
      takesFocus={takesFocus}
    >
      <ResourceView state={state} skeleton={<Waiting />}>
        {(list) =>
          list.length === 0 ? (
            <NoGenres />
          ) : (
            <Grid label="Genres">
              {list.map((genre) => (
                <GenreTile
                  key={genre.id}
                  genre={genre}
                  isPicked={isAmong(picks.genres, genre)}
                  onToggle={() => onToggle(genre)}
                  preview={preview}
                  blockedBy={heard && hintId}
                />
              ))}
            </Grid>
          )
        }
      </ResourceView>
    </StepFrame>
  );
}

function NoGenres() {
  return (
    <EmptyState
      title="No genres yet"
      text="Take a look around. You can pick your favorites once they're here."
      action={
        <Button variant="primary" href={PATHS.home}>
          Go home
        </Button>
      }
    />
  );
}

function Waiting() {
  return (
    <Loading what="genres">
      <Grid>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </Grid>
    </Loading>
  );
}
