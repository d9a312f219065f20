import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../icons/icon-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './inline-alert.module.css';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const ICON_OF: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

interface InlineAlertProps {
  readonly tone?: AlertTone;
  readonly children: ReactNode;
  /** A small Button, for example Reload. */
  readonly action?: ReactNode;
  /** Shows a close button. */
  readonly onClose?: (() => void) | undefined;
}

/** A message for the listener. Danger interrupts a screen reader, the other tones are polite. */
export function InlineAlert({ tone = 'info', children, action, onClose }: InlineAlertProps) {
  return (
    <div className={classNames(styles.alert, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICON_OF[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
      {onClose && <IconButton size="s" icon="close" label="Close" onClick={onClose} />}
    </div>
  );
}
