import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.ts';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { AppLink } from './app-link.tsx';
import styles from './button.module.css';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 32, 40 (default), 48 or 56 px high. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly icon?: IconName | undefined;
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

type AsButton = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    readonly href?: undefined;
    /** Shows a ring in place of the text, keeps size and focus, and ignores clicks. */
    readonly loading?: boolean;
  };
type AsLink = Look & Omit<ComponentProps<typeof AppLink>, 'children'>;

/** With `href` the props of a link, else those of a button. */
export type ButtonProps = AsButton | AsLink;

/** A pill that runs an action or, with `href`, is a link. Its text is a verb. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PushButton {...props} /> : <LinkButton {...props} />;
}

function PushButton({ variant, size, icon, fullWidth, loading = false, children, ...button }: AsButton) {
  function swallow(event: MouseEvent) {
    event.preventDefault();
  }
  return (
    <button
      type="button"
      {...button}
      {...(loading && { onClick: swallow, 'aria-disabled': true, 'aria-busy': true })}
      className={buttonClass({ variant, size, fullWidth }, button.className)}
    >
      <Content icon={icon} loading={loading}>
        {children}
      </Content>
    </button>
  );
}

function LinkButton({ variant, size, icon, fullWidth, children, ...link }: AsLink) {
  return (
    <AppLink {...link} className={buttonClass({ variant, size, fullWidth }, link.className)}>
      <Content icon={icon} loading={false}>
        {children}
      </Content>
    </AppLink>
  );
}

interface ContentProps {
  readonly icon: IconName | undefined;
  readonly loading: boolean;
  readonly children: ReactNode;
}

function Content({ icon, loading, children }: ContentProps) {
  return (
    <>
      <span className={classNames(styles.content, loading && styles.waiting)}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </>
  );
}

type LookClasses = { readonly [Key in 'variant' | 'size' | 'fullWidth']: Look[Key] | undefined };

function buttonClass({ variant = 'secondary', size = 'm', fullWidth }: LookClasses, own: string | undefined): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, own);
}
