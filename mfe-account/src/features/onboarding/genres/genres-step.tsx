import type { Genre } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { Button, EmptyState, Grid, Loading, ResourceView, Skeleton } from '@afterglow/shared-ui';
import { useId } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { hasEnoughGenres, isAmong, type Picks } from '../picks/picks.ts';
import { PicksBar } from '../picks/picks-bar.tsx';
import { useGenrePreview, useHeardPlace } from '../preview/use-genre-preview.ts';
import { StepFrame } from '../step-frame.tsx';
import { GenreTile } from './genre-tile.tsx';
import styles from './genre-tile.module.css';

const TITLE = 'Pick 3 or more Genres';
const SKELETONS = 12;
/** By where something else is heard. */
const HINTS = {
  nowhere: 'Press play on a tile to hear ten seconds of it.',
  here: 'Pause what is playing to hear ten seconds of a genre.',
  'another-tab': 'Pause what is playing in another tab to hear ten seconds of a genre.',
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
          Your recommendations begin with them. <span id={hintId}>{HINTS[heard ?? 'nowhere']}</span>
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
      title="There are no genres yet"
      text="Have a look around meanwhile. You can pick your favorites whenever they are here."
      action={
        <Button variant="primary" href={PATHS.home}>
          Go to Home
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
