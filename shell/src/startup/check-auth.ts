import type { FeatureFlags, NavigationPort } from '@afterglow/shared-contracts';
import type { SessionStore } from '@afterglow/shared-data';

interface AuthCheck {
  readonly features: Pick<FeatureFlags, 'auth'>;
  readonly session: Pick<SessionStore, 'start' | 'validate' | 'takeRedirectPath'>;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
}

/**
 * Restores the stored session, or that of a social login, and validates it with the service. Started before the first
 * render; the first startup step waits for it.
 */
export async function checkAuth({ features, session, navigation }: AuthCheck): Promise<void> {
  if (!features.auth) return;
  if (session.start()) navigation.navigate(session.takeRedirectPath(), { replace: true });
  await session.validate();
}
