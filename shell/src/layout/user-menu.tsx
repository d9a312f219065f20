import { useEffect, useId, useRef, useState } from 'react';
import type { SessionState } from '@afterglow/shared-contracts';
import { AppLink, Icon } from '@afterglow/shared-ui';
import { LOGOUT_PATH, PATHS } from '../config/paths.ts';
import { displayName } from './display-name.ts';
import { usePath } from './use-path.ts';
import styles from './user-menu.module.css';

type UserMenuProps = { readonly session: Extract<SessionState, { status: 'member' }> };

/** The listener's name, and what they can do about their account. */
export function UserMenu({ session }: UserMenuProps) {
  const { isOpen, toggle, close, box } = useDropdown();
  const id = useId();
  return (
    <div ref={box} className={styles.menu}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.toggle} onClick={toggle}>
        <Icon name="user" />
        <span className={styles.name}>{displayName(session)}</span>
        <Icon name="chevron-down" size="s" />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.entries} onClick={close}>
        <li>
          <AppLink href={PATHS.settings} className={styles.entry}>
            Settings
          </AppLink>
        </li>
        <li>
          <AppLink href={PATHS.account} external className={styles.entry}>
            Account Management
          </AppLink>
        </li>
        <li>
          <AppLink href={LOGOUT_PATH} className={styles.entry}>
            Log out
          </AppLink>
        </li>
      </ul>
    </div>
  );
}

/** Opens and closes on its toggle, closes on a click elsewhere, on Escape and when the page changes. */
function useDropdown() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const path = usePath();
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return { isOpen, box, toggle: () => setOpen((open) => !open), close: () => setOpen(false) };
}
