import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames, Icon } from '@afterglow/shared-ui';
import { Field, messageId } from './field.tsx';
import styles from './field.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/** A labeled native select; children are its options. */
export function SelectField({ label, error, hint, className, id: ownId, ...select }: SelectFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={styles.withButton}>
        <select
          {...select}
          id={id}
          className={classNames(styles.control, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId(id) : undefined}
        />
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </Field>
  );
}
