import { memberIdSchema, operations, type MemberId } from '@afterglow/shared-contracts';

export interface ResetLink {
  readonly id: MemberId;
  readonly token: string;
}

const { token: tokenSchema } = operations.setNewPassword.body.shape;

/** Null for an incomplete link. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const id = memberIdSchema.safeParse(Number(query.get('members_id') || Number.NaN)).data;
  const token = tokenSchema.safeParse(query.get('token')).data;
  return id === undefined || token === undefined ? null : { id, token };
}

export function newPasswordBody({ id, token }: ResetLink, password: string) {
  return { member: { id, password }, token };
}
