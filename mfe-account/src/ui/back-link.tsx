import { AppLink, Icon } from '@afterglow/shared-ui';
import styles from './back-link.module.css';

interface WayBackProps {
  /** Where it leads. */
  readonly label: string;
  /** An address, or what goes back within the page. */
  readonly to: string | (() => void);
}

/** The way back, above a page's title. */
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
