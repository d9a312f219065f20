import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.ts';
import { classNames } from '../lib/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './icon-button.module.css';

interface Look {
  /** Its action, as a verb: the accessible name and the tooltip. */
  readonly label: string;
  readonly icon: IconName;
  /** 32, 40 (default) or 48 px. */
  readonly size?: 's' | 'm' | 'l';
  readonly filled?: boolean;
}

type AsToggle = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    readonly href?: undefined;
    /** Makes it a toggle; a pressed one is accented. */
    readonly pressed?: boolean | undefined;
  };
type AsLink = Look & Omit<ComponentProps<typeof AppLink>, 'children'>;

/** With `href` the props of a link, else those of a button or toggle. */
export type IconButtonProps = AsToggle | AsLink;

/** A round button that shows only an icon; the label is required and is also its tooltip. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <PushIcon {...props} /> : <LinkIcon {...props} />;
}

function PushIcon({ label, icon, size = 'm', filled = false, pressed, className, ...button }: AsToggle) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.button, styles[size], pressed && styles.pressed, className)}
    >
      <Icon name={icon} size={size === 'l' ? 'l' : 'm'} filled={filled} />
    </button>
  );
}

function LinkIcon({ label, icon, size = 'm', filled = false, className, ...link }: AsLink) {
  return (
    <AppLink title={label} {...link} aria-label={label} className={classNames(styles.button, styles[size], className)}>
      <Icon name={icon} size={size === 'l' ? 'l' : 'm'} filled={filled} />
    </AppLink>
  );
}
