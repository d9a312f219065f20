import { classNames, Icon } from '@afterglow/shared-ui';
import styles from './picked-mark.module.css';

interface PickedMarkProps {
  readonly isPicked: boolean;
  readonly className: string | undefined;
}

/** The check on a picked image; the accessible state is on the button or option. */
export function PickedMark({ isPicked, className }: PickedMarkProps) {
  return (
    <span className={classNames(styles.icon, isPicked && styles.shown, className)} aria-hidden="true">
      <Icon name="check" size="s" />
    </span>
  );
}
