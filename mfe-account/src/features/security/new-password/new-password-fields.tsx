import { TextField, type BoundField } from '@afterglow/shared-area/forms';
import { NEW_PASSWORD_MIN, newPasswordSchema } from '@afterglow/shared-contracts';
import { classNames, Icon } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useCommonText } from './use-is-common.ts';
import styles from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  readonly password: BoundField;
  readonly confirmation: BoundField;
}

/** A chosen password: its validity shows before anything is sent. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('');
  const commonText = useCommonText(typed);
  const isMet = commonText === undefined && newPasswordSchema.safeParse(typed).success;
  return (
    <>
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={<LengthRule isMet={isMet} />}
        {...password}
        error={password.error ?? commonText}
        onChange={(event) => {
          setTyped(event.target.value);
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
      Use at least {NEW_PASSWORD_MIN} characters
    </span>
  );
}
