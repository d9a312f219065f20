import { memberIdSchema, operations, type MemberId } from '@afterglow/shared-contracts';

/** What the link of the mail holds. */
export interface ResetLink {
  readonly id: MemberId;
  readonly token: string;
}

const { token: tokenSchema } = operations.setNewPassword.body.shape;

/** Null for a link that is not complete. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const id = memberIdSchema.safeParse(Number(query.get('members_id') || Number.NaN)).data;
  const token = tokenSchema.safeParse(query.get('token')).data;
  return id === undefined || token === undefined ? null : { id, token };
}

/** What is sent with a new password. */
export function newPasswordBody({ id, token }: ResetLink, password: string) {
  return { member: { id, password }, token };
}
