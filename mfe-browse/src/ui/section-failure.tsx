import { MESSAGES } from '@afterglow/shared-contracts';
import { Button, Icon, SectionHeader } from '@afterglow/shared-ui';
import styles from './section-failure.module.css';

interface SectionFailureProps {
  /** The title that the section normally has. */
  readonly head: { readonly title: string; readonly href?: string | undefined; readonly linkText?: string };
  readonly onRetry: () => void;
}

/** One of several sections of a page that could not be read: shows an error in one line, and the others remain. */
export function SectionFailure({ head, onRetry }: SectionFailureProps) {
  const { title, text } = MESSAGES.ERROR_NETWORK;
  return (
    <section aria-label={head.title}>
      <SectionHeader {...head} />
      <div className={styles.failure} role="alert">
        <Icon name="warning" className={styles.sign} />
        <p className={styles.text}>
          <strong className={styles.title}>{title}</strong> {text}
        </p>
        <Button size="s" icon="retry" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </section>
  );
}
