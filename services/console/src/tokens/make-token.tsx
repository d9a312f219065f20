import { registryOperations, tokenRoleSchema } from '@afterglow/shared-registry-contracts';
import { Button, InlineAlert } from '@afterglow/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { callRegistry } from '../registry/call-registry.ts';
import { TOKENS_KEY } from '../registry/queries.ts';
import { errorMessage } from '../registry/registry-api-error.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import type * as z from 'zod/mini';
import styles from './tokens.module.css';

type TokenBody = z.input<(typeof registryOperations)['makeToken']['body']>;

const ROLES = tokenRoleSchema.options;

/** The form for a new token; its secret is shown once, and discarded when the dialog closes. */
export function MakeToken() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<(typeof ROLES)[number]>('team');
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (fields: FormData) => callRegistry(registryOperations.makeToken, { body: tokenBody(role, fields) }),
    onSuccess: () => {
      form.current?.reset();
      return client.invalidateQueries({ queryKey: TOKENS_KEY });
    },
    gcTime: 0,
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  }

  return (
    <Section title="Create a token">
      <form ref={form} className={styles.form} onSubmit={submit} aria-label="Create a token">
        <TextField label="Name" name="label" required maxLength={80} hint="A person or pipeline. Shown in the log." />
        <div className={styles.role}>
          <p className={styles.roleLabel} id="token-role">
            Permissions
          </p>
          <ChoiceChips label="Role" choices={ROLES} chosen={role} onChoose={setRole} />
        </div>
        {role === 'team' && <TextField label="Area" name="remote" required hint="It doesn't have to exist yet." />}
        <TextField label="Expires" name="expires" type="date" hint="Leave blank for one year." />
        <Button type="submit" variant="primary" loading={isPending}>
          Create token
        </Button>
      </form>
      {error !== null && <InlineAlert tone="danger">{errorMessage(error)}</InlineAlert>}
      {data !== undefined && <SecretDialog made={data} onClose={reset} />}
    </Section>
  );
}

/** The form as a request body, without empty fields. */
function tokenBody(role: TokenBody['role'], fields: FormData): TokenBody {
  const [label, remote, expires] = ['label', 'remote', 'expires'].map((name) => textOf(fields.get(name)));
  return {
    label: label ?? '',
    role,
    ...(role === 'team' && remote !== undefined && { remote }),
    ...(expires !== undefined && { expires }),
  };
}

function textOf(field: FormDataEntryValue | null): string | undefined {
  return typeof field === 'string' && field.trim() !== '' ? field.trim() : undefined;
}
