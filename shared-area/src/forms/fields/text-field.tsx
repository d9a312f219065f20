import { useId, type ComponentProps, type ReactNode, useState, type KeyboardEvent } from 'react';
import { classNames } from '@afterglow/shared-ui';
import { Field, messageId } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import styles from './field.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  readonly label: string;
  /** Shown and announced below; also marks the input invalid. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/**
 * A labeled input of any text type; `type="password"` adds a button that shows the password, and a Caps Lock warning.
 * Other props are passed to the input.
 */
export function TextField({ label, error, hint: ownHint, className, id: ownId, ...input }: TextFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const capsLock = useCapsLock();
  const hint = capsLock.isOn ? <span role="status">Caps Lock is on.</span> : ownHint;
  const shared = {
    ...input,
    id,
    className: classNames(styles.control, className),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? messageId(id) : undefined,
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {input.type === 'password' ? (
        <PasswordInput {...shared} {...capsLock.listeners} />
      ) : (
        <input type="text" {...shared} />
      )}
    </Field>
  );
}

/** Whether Caps Lock is on, as far as the keys pressed in a field show, and the handlers for the field. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Autofill by a browser or a password manager dispatches events without this method.
  const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read } };
}
