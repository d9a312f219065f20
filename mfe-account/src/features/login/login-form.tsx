import { BRAND } from '@afterglow/shared-contracts';
import { Form, SubmitButton, TextField } from '@afterglow/shared-area/forms';
import { LogoMark } from '@afterglow/shared-ui';
import { useLogin } from './use-login.ts';
import styles from './login-form.module.css';

export function LoginForm() {
  const form = useLogin();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <LogoMark className={styles.mark} />
        <h1 className={styles.title}>Log in to {BRAND}</h1>
        <Form form={form} label="Log In">
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
          <SubmitButton form={form}>Log In</SubmitButton>
        </Form>
      </div>
    </div>
  );
}
