import type { registryOperations } from '@afterglow/shared-registry-contracts';
import type * as z from 'zod/mini';

type TokenBody = z.input<(typeof registryOperations)['makeToken']['body']>;

/** The form as a request body, without empty fields. */
export function tokenBody(role: TokenBody['role'], fields: FormData): TokenBody {
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
