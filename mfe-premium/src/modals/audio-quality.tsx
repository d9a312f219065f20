import { useEffect, useState } from 'react';
import { QUALITIES, type QualityKey, type RemoteModalProps } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Badge, Button, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { isOfferedTrial } from '../lib/trial.ts';
import { ButtonRow } from '../ui/button-row.tsx';
import styles from './audio-quality.module.css';

const WORDS: Readonly<Record<QualityKey, { readonly name: string; readonly text: string }>> = {
  low: { name: 'Normal', text: 'Easy on your data' },
  high: { name: 'High', text: 'For good headphones' },
  best: { name: 'Best', text: 'What the studio sent us' },
};

export function AudioQuality({ data$, close }: Pick<RemoteModalProps, 'data$' | 'close'>) {
  const asked = useAskedQuality(data$);
  const ports = usePorts();
  const session = useSession(ports.session);
  const hasTrial = isOfferedTrial(session);

  function accept() {
    ports.analytics.send('premium_upsell_initiated', {});
    close('confirmed');
  }

  return (
    <div className={styles.content}>
      <ul className={styles.list}>
        {QUALITIES.map(({ key, bitrateKbps, needsSub }) => (
          <li key={key} className={styles.quality} data-asked={key === asked || undefined}>
            <span className={styles.words}>
              <strong className={styles.name}>{WORDS[key].name}</strong>
              <span className={styles.text}>
                {bitrateKbps} kbps · {WORDS[key].text}
              </span>
            </span>
            {needsSub && (
              <Badge tone="premium" icon="crown">
                PREMIUM
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="primary" href={PATHS.plans} onClick={accept}>
          {hasTrial ? 'START FREE PREMIUM TRIAL' : 'UPGRADE TO PREMIUM'}
        </Button>
        <Button onClick={() => close('dismissed')}>Not now</Button>
      </ButtonRow>
    </div>
  );
}

function useAskedQuality(data$: RemoteModalProps['data$']): unknown {
  const [quality, setQuality] = useState<unknown>();
  useEffect(() => {
    const subscription = data$.subscribe((data) => setQuality(data['quality']));
    return () => subscription.unsubscribe();
  }, [data$]);
  return quality;
}
