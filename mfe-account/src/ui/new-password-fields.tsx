import { TextField, type BoundField } from '@afterglow/shared-area/forms';
import { NEW_PASSWORD_MIN } from '@afterglow/shared-contracts';
import { classNames, Icon } from '@afterglow/shared-ui';
import { useState } from 'react';
import styles from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  readonly password: BoundField;
  readonly confirmation: BoundField;
}

/** A password that is chosen: its rule shows when it is met, before anything is sent. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const [isLong, setLong] = useState(false);
  return (
    <>
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={<LengthRule isMet={isLong} />}
        {...password}
        onChange={(event) => {
          setLong(event.target.value.length >= NEW_PASSWORD_MIN);
          return password.onChange(event);
        }}
      />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...confirmation} />
    </>
  );
}

function LengthRule({ isMet }: { readonly isMet: boolean }) {
  return (
    <span className={classNames(styles.rule, isMet && styles.met)}>
      {isMet && <Icon name="check" size="s" />}
      At least {NEW_PASSWORD_MIN} characters.
    </span>
  );
}
