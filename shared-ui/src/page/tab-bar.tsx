import { AppLink } from '../actions/app-link.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './tab-bar.module.css';

interface TabLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

interface TabBarProps {
  /** The subject of the tabs, for example "Deep". */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Stays at the top of the window, for a long list below it. */
  readonly sticky?: boolean;
}

/** Tabs that are separate pages: a navigation of links, the current one marked `aria-current="page"`. */
export function TabBar({ label, tabs, sticky = false }: TabBarProps) {
  return (
    <nav aria-label={label} className={classNames(styles.bar, styles.pages, sticky && styles.sticky)}>
      {tabs.map(({ href, label: text, current }) => (
        <AppLink key={href} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}
