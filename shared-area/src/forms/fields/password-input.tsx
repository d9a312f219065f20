import { useState, type ComponentProps } from 'react';
import { IconButton } from '@afterglow/shared-ui';
import styles from './field.module.css';

export function PasswordInput(input: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.withButton}>
      <input {...input} data-secret type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <IconButton
        className={styles.reveal}
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide password' : 'Show password'}
        disabled={input.disabled}
        onClick={() => {
          setShown(!shown);
        }}
      />
    </div>
  );
}
