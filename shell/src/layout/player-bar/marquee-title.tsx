import { AppLink, classNames } from '@afterglow/shared-ui';
import styles from './marquee-title.module.css';

interface SlidingTitleProps {
  readonly href: string;
  readonly children: string;
  readonly className?: string | undefined;
}

export function MarqueeTitle({ href, children, className }: SlidingTitleProps) {
  return (
    <AppLink href={href} data-text={children} className={classNames(styles.link, className)}>
      <span className={styles.window}>
        <span key={children} className={styles.text}>
          {children}
        </span>
      </span>
    </AppLink>
  );
}
