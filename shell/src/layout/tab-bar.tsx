import { AppLink, Icon, type IconName } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import styles from './tab-bar.module.css';
import { usePathname } from './use-path.ts';

const TABS: readonly { readonly label: string; readonly href: string; readonly icon: IconName }[] = [
  { label: 'Home', href: PATHS.home, icon: 'home' },
  { label: 'Search', href: PATHS.search, icon: 'search' },
  { label: 'Radio', href: PATHS.radio, icon: 'radio' },
  { label: 'Your Music', href: PATHS.yourMusic, icon: 'heart' },
];

/** On small screens, at the foot: the four places listeners go to most. */
export function TabBar() {
  const pathname = usePathname();
  return (
    <nav aria-label="Quick" className={styles.bar}>
      {TABS.map(({ label, href, icon }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={isCurrent(href, pathname) ? 'page' : undefined}
          className={styles.tab}
        >
          <Icon name={icon} />
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

function isCurrent(href: string, pathname: string): boolean {
  return href === pathname || (href !== '/' && pathname.startsWith(`${href}/`));
}
