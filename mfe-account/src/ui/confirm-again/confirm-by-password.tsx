import { MESSAGES } from '@afterglow/shared-contracts';
import { TextField } from '@afterglow/shared-area/forms';
import { Button, Notice } from '@afterglow/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { PanelActions } from '../panel.tsx';
import { useConfirmSession } from './use-confirm-session.ts';
import styles from './confirm-again.module.css';

interface ConfirmByPasswordProps {
  readonly email: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ConfirmByPassword({ email, onConfirmed, onClose }: ConfirmByPasswordProps) {
  const { state, confirm, isBusy, words } = useConfirmSession(onConfirmed);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = state === 'refused' && password === '' ? MESSAGES.WRONG_PASSWORD.text : undefined;

  useEffect(() => {
    if (state === 'refused') setPassword('');
    if (state === 'ready' || state === 'refused') field.current?.focus();
  }, [state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setEmpty(password === '');
    if (password === '') field.current?.focus();
    else void confirm({ password });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label="Confirm that it is you">
      <p className={styles.text}>This cannot be done by whoever finds your device: give your password again.</p>
      {words !== undefined && <Notice tone="danger">{words}</Notice>}
      {/* Password managers then know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        ref={field}
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={isEmpty ? MESSAGES.FIELD_REQUIRED.text : wrong}
        onChange={(event) => {
          setPassword(event.target.value);
          setEmpty(false);
        }}
      />
      <PanelActions>
        <Button type="submit" variant="primary" loading={isBusy}>
          Confirm
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </PanelActions>
    </form>
  );
}
