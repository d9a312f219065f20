import type { SessionState } from '@afterglow/shared-contracts';
import { AppLink, Dropdown, Icon } from '@afterglow/shared-ui';
import { LOGOUT_PATH, PATHS } from '../../config/paths.ts';
import { displayName, emailOf } from '../sidebar/display-name.ts';
import { usePathname } from '../use-path.ts';
import styles from './user-menu.module.css';

interface UserMenuProps {
  readonly session: Extract<SessionState, { status: 'member' }>;
}

/** The listener's name, and the menu of their account. Closed on every new page. */
export function UserMenu({ session }: UserMenuProps) {
  return (
    <Dropdown
      key={usePathname()}
      align="end"
      renderToggle={(props) => (
        <button {...props} type="button" className={styles.toggle}>
          <Icon name="user" />
          <span className={styles.name}>{displayName(session)}</span>
          <Icon name="chevron-down" size="s" />
        </button>
      )}
    >
      <li className={styles.email}>{emailOf(session)}</li>
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
    </Dropdown>
  );
}
