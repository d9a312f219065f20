import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './panel.module.css';

interface ErrorPanelProps {
  /** The error. */
  readonly title: string;
  /** The next step. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** True while the retry runs. */
  readonly retrying?: boolean;
  /** A second Button, for example Cancel. */
  readonly action?: ReactNode;
}

/** Content that could not be shown: the error, and Retry. Announced when it appears. */
export function ErrorPanel({ title, text, onRetry, retryLabel = 'Retry', retrying = false, action }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <span className={classNames(styles.sign, styles.trouble)}>
        <Icon name="warning" size="l" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon="retry" loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
