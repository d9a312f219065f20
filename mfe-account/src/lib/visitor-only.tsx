import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { useState, type ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';

/** A logged-in member has nothing to do here; one who becomes a member here is redirected by the form. */
export function VisitorOnly({ children }: { readonly children: ReactNode }) {
  const { session } = usePorts();
  const isMember = useSession(session).status === 'member';
  const [cameAsMember] = useState(isMember);
  return cameAsMember ? <Redirect to={PATHS.home} /> : children;
}
