import { AppLink, Icon } from '@afterglow/shared-ui';
import { quickEntries } from './navigation-sections.ts';
import styles from './tab-bar.module.css';
import { useLiveSet } from './use-live-set.ts';
import { usePathname } from '../use-path.ts';

/** On small screens, at the bottom: the four most visited pages. */
export function TabBar() {
  const pathname = usePathname();
  return (
    <nav aria-label="Quick menu" className={styles.bar}>
      {quickEntries(useLiveSet()).map(({ label, href, icon }) => (
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
