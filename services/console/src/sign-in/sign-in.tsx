import { Button, Logo, InlineAlert } from '@afterglow/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { errorMessage } from '../registry/registry-api-error.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

interface SignInProps {
  readonly code: string | undefined;
  /** Why a person was logged out. */
  readonly reason: string | undefined;
}

/** The login: a pasted token, or a link that works once. */
export function SignIn({ code, reason }: SignInProps) {
  const { mutate, isPending, error } = useSignIn();
  const isCodeSent = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  // A person who is logged out in the middle of something finds the focus here.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    if (code === undefined || isCodeSent.current) return;
    isCodeSent.current = true;
    mutate({ code });
  }, [code, mutate]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = new FormData(event.currentTarget).get('token');
    if (typeof token === 'string' && token.trim() !== '') mutate({ token });
  }

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Logo label="RELEASES" />
        <h1 className={styles.title}>Log in</h1>
        {reason !== undefined && error === null && <InlineAlert tone="warning">{reason}</InlineAlert>}
        {error !== null && <InlineAlert tone="danger">{errorMessage(error)}</InlineAlert>}
        <form className={styles.form} onSubmit={submit} aria-label="Log in">
          <TextField
            ref={field}
            label="Token"
            name="token"
            type="password"
            autoComplete="off"
            required
            hint="We send it once and don't store it. You stay logged in for 12 hours."
          />
          <Button type="submit" variant="primary" size="l" fullWidth loading={isPending}>
            Log in
          </Button>
        </form>
        <p className={styles.other}>
          Or get a one-time link from a terminal: <code>npm run afterglow -- console</code>
        </p>
      </div>
    </main>
  );
}
