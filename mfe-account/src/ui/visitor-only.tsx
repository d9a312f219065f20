import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { useState, type ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';

/** Someone who is logged in already has nothing to do here; who becomes a member here is led on by the form. */
export function VisitorOnly({ children }: { readonly children: ReactNode }) {
  const { session } = usePorts();
  const isMember = useSession(session).status === 'member';
  const [cameAsMember] = useState(isMember);
  return cameAsMember ? <Redirect to={PATHS.home} /> : children;
}
