import type { SessionState } from '@afterglow/shared-contracts';

type MemberSession = Extract<SessionState, { status: 'member' }>;

export function displayName({ user, member }: MemberSession): string {
  return member?.username || member?.firstName || emailOf({ user, member });
}

export function emailOf({ user, member }: Pick<MemberSession, 'user' | 'member'>): string {
  return member?.email ?? user.email;
}
