import { currentUserSchema, type CallResult, type CurrentUser } from '@afterglow/shared-contracts';

export function signedUpUser({
  data,
  headers,
}: Pick<CallResult<'createMember'>, 'data' | 'headers'>): CurrentUser | null {
  return currentUserSchema.safeParse({ ...data, token: headers.get('x-auth-token') }).data ?? null;
}
