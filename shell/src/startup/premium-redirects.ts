import type { NavigationPort, SessionState } from '@afterglow/shared-contracts';
import type { LocalFlags } from '@afterglow/shared-data';
import { PATHS } from '../config/paths.ts';

/** Pages of Premium, and the other name they have. */
const PREMIUM_PATH = /^\/(?:offer\/)?premium(?:[/?]|$)/;

interface PremiumRedirect {
  readonly session: SessionState;
  readonly navigation: Pick<NavigationPort, 'getPath' | 'navigate'>;
}

type AppLoaded = Pick<LocalFlags, 'hasAppLoaded' | 'markAppLoaded'>;
type Skipped = Pick<LocalFlags, 'hasSkippedPremiumOnboarding'>;

/** Shows Premium to a free member who is here for the first time, once. */
export function leadToPremiumOnce({
  session,
  navigation,
  flags,
}: PremiumRedirect & { readonly flags: AppLoaded }): void {
  if (!isFreeMember(session) || flags.hasAppLoaded()) return;
  flags.markAppLoaded();
  leadToPremium(navigation);
}

/** Shows Premium to a free member at every start until they have said "Maybe later". */
export function leadToPremiumUntilSkipped({
  session,
  navigation,
  flags,
}: PremiumRedirect & { readonly flags: Skipped }): void {
  if (isFreeMember(session) && !flags.hasSkippedPremiumOnboarding()) leadToPremium(navigation);
}

function leadToPremium(navigation: PremiumRedirect['navigation']): void {
  if (!PREMIUM_PATH.test(navigation.getPath())) navigation.navigate(PATHS.premium);
}

function isFreeMember(session: SessionState): boolean {
  return session.status === 'member' && !session.premium;
}
