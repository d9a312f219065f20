import type { MemberId } from '@afterglow/shared-contracts';
import { useState } from 'react';
import { type FavoritePicks, type Step, useSubmitPicks, usePicks } from '../picks/index.ts';
import { ArtistsStep } from '../artists/index.ts';
import { GenresStep } from '../genres/index.ts';

interface OnboardingProps {
  readonly membersId: MemberId;
  readonly isPremium: boolean;
  /** Picks of earlier visits. */
  readonly favorites: FavoritePicks;
}

/** The taste of a new member: genres first, then artists. It can be left at any time and resumes there. */
export function Onboarding({ membersId, isPremium, favorites }: OnboardingProps) {
  const [before] = useState(favorites);
  const { picks, dispatch, stored } = usePicks(membersId, before);
  const { isFinishing, finish } = useSubmitPicks({ membersId, before, picks, stored });
  const [hasMoved, setMoved] = useState(false);

  function goTo(step: Step) {
    setMoved(true);
    dispatch({ type: 'step-taken', step });
  }

  if (picks.step === 'genres')
    return (
      <GenresStep
        picks={picks}
        isPremium={isPremium}
        takesFocus={hasMoved}
        onToggle={(genre) => dispatch({ type: 'genre-toggled', genre })}
        onNext={() => goTo('artists')}
      />
    );
  return (
    <ArtistsStep
      picks={picks}
      isFinishing={isFinishing}
      takesFocus={hasMoved}
      onToggle={(artist) => dispatch({ type: 'artist-toggled', artist })}
      onBack={() => goTo('genres')}
      onFinish={() => void finish()}
    />
  );
}
