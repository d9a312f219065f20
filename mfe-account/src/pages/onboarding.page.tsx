import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { Onboarding } from '../features/onboarding/onboarding.tsx';

/** A visitor has nothing to remember picks for, and is led to Home instead of the log-in. */
export function OnboardingPage() {
  const session = useSession(usePorts().session);
  if (session.status === 'visitor') return <Redirect to={PATHS.home} />;
  const { id } = session.user.members_id;
  return <Onboarding key={id} membersId={id} isPremium={session.premium} />;
}
