import { BRAND } from '@afterglow/shared-contracts';
import { AppLink, Button } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import type { ConsentAnswer } from './consent.ts';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  readonly onAnswer: (consent: ConsentAnswer) => void;
}

/** Both choices look equally important; nothing is sent until one is made. */
export function ConsentBar({ onAnswer }: ConsentBarProps) {
  return (
    <section className={styles.bar} aria-label="Statistics">
      <p className={styles.text}>
        Can {BRAND} collect usage statistics? See our <AppLink href={PATHS.privacyPolicy}>Privacy Policy</AppLink>.
      </p>
      <Button size="s" onClick={() => onAnswer('refused')}>
        No, thanks
      </Button>
      <Button size="s" onClick={() => onAnswer('given')}>
        Yes
      </Button>
    </section>
  );
}
