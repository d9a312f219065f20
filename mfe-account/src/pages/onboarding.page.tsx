import { useResource, useSession } from '@afterglow/shared-data/react';
import { Loading, Redirect, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { Onboarding } from '../features/onboarding/flow/index.ts';
import { favoritePicks, type FavoritePicks } from '../features/onboarding/picks/index.ts';
import type { MemberSession } from '../lib/member-only.tsx';

const NONE: FavoritePicks = { genres: [], artists: [] };

/** A visitor has no storage for picks, and is redirected to Home instead of the login. */
export function OnboardingPage() {
  const session = useSession(usePorts().session);
  if (session.status === 'visitor') return <Redirect to={PATHS.home} />;
  return <OwnOnboarding key={session.user.members_id.id} session={session} />;
}

function OwnOnboarding({ session }: { readonly session: MemberSession }) {
  const { id } = session.user.members_id;
  const favorites = useResource(favoritePicks(id));
  if (favorites.status === 'loading') return <Loading what="your favorites">{null}</Loading>;
  return <Onboarding membersId={id} isPremium={session.premium} favorites={favorites.data ?? NONE} />;
}
