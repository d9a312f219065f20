import { useId, type ReactNode } from 'react';
import { AppLink } from '../actions/app-link.tsx';
import styles from './section-header.module.css';

const SHOW_ALL = 'Show all';

interface SectionHeaderProps {
  readonly title: string;
  readonly href?: string | undefined;
  /** Default "Show all". */
  readonly linkText?: string;
  readonly level?: 2 | 3;
  /** Controls at the right end. */
  readonly children?: ReactNode;
}

/** The title of a section, and the link to its full list. */
export function SectionHeader({ title, href, linkText = SHOW_ALL, level = 2, children }: SectionHeaderProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={styles.header}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {href !== undefined && (
        <AppLink href={href} className={styles.link} aria-describedby={titleId}>
          {linkText}
        </AppLink>
      )}
      {children}
    </header>
  );
}
