import { Button, Logo, InlineAlert } from '@afterglow/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { errorMessage } from '../registry/registry-api-error.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

interface SignInProps {
  /** Of the link that opened the page. */
  readonly code: string | undefined;
  /** Why someone who was signed in finds this page. */
  readonly reason: string | undefined;
}

/** The way in: a token that is pasted, or a link that works once. */
export function SignIn({ code, reason }: SignInProps) {
  const { mutate, isPending, error } = useSignIn();
  const isCodeSent = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  // Anyone who is signed out in the middle of something finds the focus here.
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
