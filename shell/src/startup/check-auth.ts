import type { FeatureFlags, NavigationPort } from '@afterglow/shared-contracts';
import type { SessionStore } from '@afterglow/shared-data';

interface AuthCheck {
  readonly features: Pick<FeatureFlags, 'auth'>;
  readonly session: Pick<SessionStore, 'start' | 'validate' | 'takeRedirectPath'>;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
}

/**
 * Takes up the stored session, or the one that a social login has brought, and asks the service about it. Begun before anything is
 * drawn; the first step of the start waits for it.
 */
export async function checkAuth({ features, session, navigation }: AuthCheck): Promise<void> {
  if (!features.auth) return;
  if (session.start()) navigation.navigate(session.takeRedirectPath(), { replace: true });
  await session.validate();
}
