import { classNames } from '@afterglow/shared-ui';
import { useId, type ComponentProps } from 'react';
import { Field, messageId } from './field.tsx';
import type { BoundField } from '../use-message-form.ts';
import styles from './field.module.css';

type FileFieldProps = BoundField &
  Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
    readonly label: string;
    readonly hint?: string;
  };

/** A file input. Its value is the browser's list of files. */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input
        {...input}
        type="file"
        id={id}
        className={classNames(styles.control, styles.file)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? messageId(id) : undefined}
      />
    </Field>
  );
}
