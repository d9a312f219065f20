import { AppLink, Icon } from '@afterglow/shared-ui';
import styles from './back-link.module.css';

interface WayBackProps {
  readonly label: string;
  /** A URL, or a function that goes back within the page. */
  readonly to: string | (() => void);
}

export function BackLink({ label, to }: WayBackProps) {
  const content = (
    <>
      <Icon name="chevron-left" size="s" />
      {label}
    </>
  );
  if (typeof to === 'string') {
    return (
      <AppLink href={to} className={styles.back}>
        {content}
      </AppLink>
    );
  }
  return (
    <button type="button" className={styles.back} onClick={to}>
      {content}
    </button>
  );
}
