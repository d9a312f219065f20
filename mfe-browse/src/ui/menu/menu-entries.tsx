import { AppLink, Icon, type IconName } from '@afterglow/shared-ui';
import styles from './menu-entries.module.css';

/** An entry of a menu: a link or an action. */
export type MenuOption = { readonly icon: IconName; readonly label: string; readonly filled?: boolean } & (
  | { readonly href: string; readonly external?: boolean }
  | { readonly onChoose: () => void }
);

export function MenuEntries({ options }: { readonly options: readonly MenuOption[] }) {
  return options.map((option) => (
    <li key={option.label}>
      <Entry option={option} />
    </li>
  ));
}

function Entry({ option }: { readonly option: MenuOption }) {
  const content = (
    <>
      <Icon name={option.icon} filled={option.filled ?? false} />
      {option.label}
    </>
  );
  if ('href' in option) {
    return (
      <AppLink href={option.href} external={option.external ?? false} className={styles.entry}>
        {content}
      </AppLink>
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={option.onChoose}>
      {content}
    </button>
  );
}
