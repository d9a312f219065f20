import type { NavigationPort, SessionState } from '@afterglow/shared-contracts';
import type { LocalFlags } from '@afterglow/shared-data';
import type { Applications } from '../applications/applications.ts';
import { PATHS } from '../config/paths.ts';
import { pathnameOf } from '../ports/internal-path.ts';

interface PremiumRedirect {
  readonly session: SessionState;
  readonly navigation: Pick<NavigationPort, 'getPath' | 'navigate'>;
  readonly ownerOf: Applications['ownerOf'];
}

type AppLoaded = Pick<LocalFlags, 'hasAppLoaded' | 'markAppLoaded'>;
type Skipped = Pick<LocalFlags, 'hasSkippedPremiumOnboarding'>;

/** At the first start. Returns whether it has redirected. */
export function redirectToPremiumOnce({
  flags,
  ...redirect
}: PremiumRedirect & { readonly flags: AppLoaded }): boolean {
  if (!isFreeMember(redirect.session) || flags.hasAppLoaded()) return false;
  flags.markAppLoaded();
  return redirectToPremium(redirect);
}

/** Shows Premium to a free member at every start until they have chosen "Maybe later". Returns whether it has redirected. */
export function redirectToPremiumUntilSkipped({
  flags,
  ...redirect
}: PremiumRedirect & { readonly flags: Skipped }): boolean {
  return isFreeMember(redirect.session) && !flags.hasSkippedPremiumOnboarding() && redirectToPremium(redirect);
}

/** A listener on a page of the same area has already found it. */
function redirectToPremium({ navigation, ownerOf }: PremiumRedirect): boolean {
  const [here, premium] = [ownerOf(pathnameOf(navigation.getPath())), ownerOf(PATHS.premium)];
  if (here.kind === 'remote' && premium.kind === 'remote' && here.remote === premium.remote) return false;
  navigation.navigate(PATHS.premium);
  return true;
}

function isFreeMember(session: SessionState): boolean {
  return session.status === 'member' && !session.premium;
}
