import { mixPath } from '@afterglow/shared-contracts';
import type { ListeningOffer } from '@afterglow/shared-data/react';
import { resumeQueue } from '@afterglow/shared-player/react';
import {
  AppLink,
  Button,
  Cover,
  coverOf,
  formatDuration,
  IconButton,
  isoDuration,
  usePorts,
} from '@afterglow/shared-ui';
import styles from './resume-prompt.module.css';

const COVER_PX = 56;

interface ContinueOfferProps {
  readonly offer: ListeningOffer;
  readonly onDismiss: () => void;
}

export function ResumePrompt({ offer, onDismiss }: ContinueOfferProps) {
  const { player } = usePorts();
  const { mix, queue, positionMs, deviceName } = offer;
  return (
    <div role="group" aria-label="Continue listening" className={styles.prompt}>
      <Cover image={coverOf(mix)} widthPx={COVER_PX} eager className={styles.cover} />
      <div className={styles.text}>
        <AppLink href={mixPath(mix.id)} className={styles.title}>
          {mix.title}
        </AppLink>
        <p className={styles.meta}>
          <time dateTime={isoDuration(positionMs)}>{formatDuration(positionMs)}</time> · on {deviceName}
        </p>
      </div>
      <Button size="s" variant="primary" onClick={() => void resumeQueue(player, { queue, positionMs })}>
        Continue
      </Button>
      <IconButton size="s" icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
