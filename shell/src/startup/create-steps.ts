import type { MemberId, NavigationPort, SessionState } from '@afterglow/shared-contracts';
import { readList, type DataLayer, type LocalFlags } from '@afterglow/shared-data';
import { allFavorites, stations } from '@afterglow/shared-data/react';
import { filter, firstValueFrom } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import { ShellError } from '../lib/shell-error.ts';
import type { VersionCheck } from '../versions/version-check.ts';
import { redirectToOnboarding } from './favorites-onboarding.ts';
import { redirectToPremiumOnce, redirectToPremiumUntilSkipped } from './premium-redirects.ts';
import type { StartupStep } from './run-steps.ts';

export interface StepsOptions {
  readonly dataLayer: Pick<DataLayer, 'data' | 'queryClient' | 'read' | 'session' | 'settings'>;
  readonly navigation: NavigationPort;
  readonly flags: LocalFlags;
  readonly ownerOf: Applications['ownerOf'];
  readonly versionCheck: VersionCheck;
  /** Settles when the stored token has been validated; that started before the first render. */
  readonly authChecked: Promise<unknown>;
  /** Who was logged in when the page was opened, before anything else happened. */
  readonly openedBy: MemberId | null;
}

type MemberSession = Extract<SessionState, { status: 'member' }>;

type PremiumRedirectOptions = Parameters<typeof redirectToPremiumOnce>[0] &
  Parameters<typeof redirectToPremiumUntilSkipped>[0];

/** The startup steps of a page once it has settled, in this order. */
export function createSteps(dependencies: StepsOptions): readonly StartupStep[] {
  const { dataLayer, navigation, flags, ownerOf, versionCheck, authChecked, openedBy } = dependencies;
  const { session, settings } = dataLayer;
  // A member who has logged in since then stays where that led.
  const hasOpened = ({ user }: MemberSession) => user.members_id.id === openedBy;
  // A member who has gone back from Premium by now is not sent there again.
  let hasRedirected = false;
  const premiumTo = async (redirect: (options: PremiumRedirectOptions) => boolean) => {
    const state = await whenKnown(dataLayer);
    if (!hasRedirected && state.status === 'member' && hasOpened(state))
      hasRedirected = redirect({ session: state, navigation, flags, ownerOf });
  };
  return [
    { flag: 'auth', run: () => authChecked },
    { flag: 'channels', run: () => dataLayer.read(stations()) },
    { flag: 'versionCheck', run: () => versionCheck.start() },
    { flag: 'premium', run: () => premiumTo(redirectToPremiumOnce) },
    { flag: 'settings', run: () => settings.ready() },
    { flag: 'premiumOnboarding', run: () => premiumTo(redirectToPremiumUntilSkipped) },
    {
      flag: 'favouritesOnboarding',
      async run() {
        const state = session.getSession();
        if (state.status === 'member' && hasOpened(state))
          redirectToOnboarding(await countFavorites(dataLayer, state.user.members_id.id), navigation);
      },
    },
  ];
}

/** Until the member's account is loaded, "not premium" only means "unknown". */
function whenKnown({ session }: StepsOptions['dataLayer']): Promise<SessionState> {
  return firstValueFrom(
    session.session$.pipe(filter((state) => state.status === 'visitor' || state.premium || state.member !== null)),
  );
}

async function countFavorites(dataLayer: StepsOptions['dataLayer'], member: MemberId) {
  const count = async (type: 'artists' | 'genres') => {
    const { items, failure } = await readList(dataLayer, allFavorites(type, member));
    if (failure) {
      throw new ShellError('favorites_unread', `The favorite ${type} could not be read.`, {
        context: { type },
        cause: failure,
      });
    }
    return items.length;
  };
  return { artists: await count('artists'), genres: await count('genres') };
}
