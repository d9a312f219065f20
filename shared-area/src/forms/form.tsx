import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@afterglow/shared-ui';
import type { MessageForm } from './use-message-form.ts';
import styles from './form.module.css';

interface FormProps<Name extends string> {
  readonly form: MessageForm<Name>;
  readonly label: string;
  readonly children: ReactNode;
}

/** The form around its fields. The browser's own validation is off: errors are shown at the fields. */
export function Form<Name extends string>({ form, label, children }: FormProps<Name>) {
  return (
    <form ref={form.element} className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={label}>
      {children}
    </form>
  );
}

type SubmitButtonProps<Name extends string> = Omit<ComponentProps<'button'>, 'form' | 'type' | 'children'> & {
  readonly form: MessageForm<Name>;
  readonly children: ReactNode;
};

/** Submits the form; it is busy until the response arrives. */
export function SubmitButton<Name extends string>({ form, children, ...button }: SubmitButtonProps<Name>) {
  return (
    <Button {...button} type="submit" variant="primary" size="l" fullWidth loading={form.pending}>
      {children}
    </Button>
  );
}
