import type { Artist } from '@afterglow/shared-contracts';
import { Button } from '@afterglow/shared-ui';
import { BackLink } from '../../../ui/back-link.tsx';
import { type Picks, PicksBar, YourPicks } from '../picks/index.ts';
import { StepFrame } from '../frame/index.ts';
import { ArtistChoice } from './artist-choice.tsx';
import styles from './artists-step.module.css';

interface ArtistsStepProps {
  readonly picks: Picks;
  readonly isFinishing: boolean;
  readonly takesFocus: boolean;
  readonly onToggle: (artist: Artist) => void;
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

export function ArtistsStep({ picks, isFinishing, takesFocus, onToggle, onBack, onFinish }: ArtistsStepProps) {
  const finish = (
    <Button variant="primary" size="l" loading={isFinishing} onClick={onFinish}>
      {picks.artists.length > 0 ? 'Done' : 'Skip'}
    </Button>
  );
  return (
    <StepFrame
      step="artists"
      title="Pick 3 or more Artists"
      text="These artists play your genres. Search for more, or skip this step."
      back={<BackLink label="Select Genres" to={onBack} />}
      bar={<PicksBar picks={picks}>{finish}</PicksBar>}
      takesFocus={takesFocus}
    >
      <div className={styles.columns}>
        <ArtistChoice picks={picks} onToggle={onToggle} />
        <YourPicks picks={picks} onRemove={onToggle} />
      </div>
    </StepFrame>
  );
}
