import type { SessionState } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';

export type MemberSession = Extract<SessionState, { status: 'member' }>;

/** A page for whoever is logged in; the others are led to the log-in. */
export function MemberOnly({ children }: { readonly children: (session: MemberSession) => ReactNode }) {
  const session = useSession(usePorts().session);
  return session.status === 'visitor' ? <Redirect to={PATHS.login} /> : children(session);
}
