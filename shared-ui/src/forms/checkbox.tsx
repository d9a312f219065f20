import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label, to the right of the box. */
  readonly children: ReactNode;
  /** `radio` for one of several with the same `name`; `switch` for a setting that takes effect immediately. */
  readonly kind?: 'checkbox' | 'radio' | 'switch';
};

/** A labeled checkbox, radio button or switch. */
export function Checkbox({ children, kind = 'checkbox', className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input
        {...input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={classNames(styles.box, styles[kind])}
      />
      <span>{children}</span>
    </label>
  );
}
