import { useRef } from 'react';
import { BETA_LABEL } from '@afterglow/shared-contracts';
import { AppLink, IconButton, Logo } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import styles from './mobile-menu-bar.module.css';
import { MAIN_MENU_ID } from './use-main-menu.ts';

interface MobileMenuBarProps {
  readonly isOpen: boolean;
  /** Called with the lower edge of the bar in the window. */
  readonly onToggle: (bottomPx: number) => void;
}

/** On small screens: the toggle of the main menu, the logo, and the search. */
export function MobileMenuBar({ isOpen, onToggle }: MobileMenuBarProps) {
  const bar = useRef<HTMLElement>(null);
  return (
    <header ref={bar} className={styles.bar}>
      <IconButton
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={MAIN_MENU_ID}
        onClick={() => onToggle(bar.current?.getBoundingClientRect().bottom ?? 0)}
      />
      <AppLink href={PATHS.home} className={styles.logo}>
        <Logo label={BETA_LABEL} />
      </AppLink>
      <IconButton icon="search" label="Search" href={PATHS.search} />
    </header>
  );
}
