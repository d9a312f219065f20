import { Icon } from '@afterglow/shared-ui';
import type { Effect } from './effect.ts';
import styles from './effect-view.module.css';

interface EffectViewProps {
  readonly remote: string;
  readonly effect: Effect;
}

/** Shows a change's effect: from what to what, for whom, and when. */
export function EffectView({ remote, effect: { from, to, reach, also, isReplaced } }: EffectViewProps) {
  return (
    <section className={styles.effect} aria-label="Effect">
      <p className={styles.versions}>
        <span className={styles.remote}>{remote}</span>
        <span className={isReplaced ? styles.replaced : styles.from}>{from ?? 'nothing'}</span>
        <Icon name="chevron-right" size="s" />
        <strong className={styles.to}>{to ?? 'nothing'}</strong>
      </p>
      <p>{reach}</p>
      {also.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
