import { classNames, Icon } from '@afterglow/shared-ui';
import styles from './picked-mark.module.css';

interface PickedMarkProps {
  readonly isPicked: boolean;
  /** Its place on the picture. */
  readonly className: string | undefined;
}

/** The check on a picture that has been picked; what assistive technology reads stands on the button or option. */
export function PickedMark({ isPicked, className }: PickedMarkProps) {
  return (
    <span className={classNames(styles.icon, isPicked && styles.shown, className)} aria-hidden="true">
      <Icon name="check" size="s" />
    </span>
  );
}
