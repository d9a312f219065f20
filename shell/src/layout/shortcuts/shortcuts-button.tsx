import { classNames, Icon } from '@afterglow/shared-ui';
import styles from '../sidebar/sidebar.module.css';
import { useViews } from '../use-views.ts';

/**
 * Opens the list of shortcuts for listeners who do not know them, or have turned them off; hidden without a keyboard.
 */
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
