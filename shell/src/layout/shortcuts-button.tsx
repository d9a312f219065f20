import { classNames, Icon } from '@afterglow/shared-ui';
import styles from './sidebar.module.css';
import { useViews } from './use-views.ts';

/** The way to the list of keys for those who do not know them, or have them off; where there is no keyboard it is left out. */
export function ShortcutsButton() {
  const { change } = useViews();
  const name = 'Keyboard shortcuts';
  return (
    <button
      type="button"
      className={classNames(styles.entry, styles.keys)}
      title={name}
      onClick={() => change({ isHelpOpen: true })}
    >
      <Icon name="grid" />
      <span className={styles.label}>{name}</span>
    </button>
  );
}
