import type { SessionState } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';

export type MemberSession = Extract<SessionState, { status: 'member' }>;

/** A members-only page, remounted for each member; visitors are redirected to the login. */
export function MemberOnly({ children }: { readonly children: (session: MemberSession) => ReactNode }) {
  const session = useSession(usePorts().session);
  if (session.status === 'visitor') return <Redirect to={PATHS.login} />;
  return <Fragment key={session.user.members_id.id}>{children(session)}</Fragment>;
}
