import type { SubmitEvent } from 'react';
import { BRAND } from '@afterglow/shared-contracts';
import { Button, LogoMark, TextField } from '@afterglow/shared-ui';
import { useLogin } from './use-login.ts';
import styles from './login-form.module.css';

export function LoginForm() {
  const { credentials, errors, pending, change, submit } = useLogin();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const next = pending ? null : await submit();
    const field = next && fields.namedItem(next);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <LogoMark className={styles.mark} />
        <h1 className={styles.title}>Log in to {BRAND}</h1>
        <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Log In">
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            value={credentials.email}
            error={errors.email}
            onChange={(event) => change('email', event.target.value)}
          />
          <TextField
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            value={credentials.password}
            error={errors.password}
            onChange={(event) => change('password', event.target.value)}
          />
          <Button type="submit" variant="primary" size="l" fullWidth loading={pending}>
            Log In
          </Button>
        </form>
      </div>
    </div>
  );
}
