import { classNames, Icon, VisuallyHidden } from '@afterglow/shared-ui';
import styles from './palette-button.module.css';

const NAME = 'Jump to…';

/** Shows the keys that open the palette, and opens it by press; the shell handles the click. */
export function PaletteButton({ className }: { readonly className: string | undefined }) {
  return (
    <button
      type="button"
      data-opens="palette"
      aria-keyshortcuts={document.documentElement.dataset['palette'] === 'apple' ? 'Meta+K' : 'Control+K'}
      title={NAME}
      className={classNames(styles.button, className)}
    >
      <Icon name="grid" size="s" className={styles.sign} />
      {/* No label: the keys that the style sheet shows belong to the name. */}
      <VisuallyHidden> {NAME}</VisuallyHidden>
    </button>
  );
}
