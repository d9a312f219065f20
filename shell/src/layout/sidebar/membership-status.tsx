import type { SessionState } from '@afterglow/shared-contracts';
import { Badge, Button, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { TOP_BAR_UPSELL, upsellFor } from './upsell.ts';

export function MembershipStatus({ session }: { readonly session: SessionState }) {
  const { analytics } = usePorts();
  const upsell = upsellFor(session);
  if (session.status === 'member' && session.premium) {
    return (
      <Badge tone="premium" icon="crown">
        PREMIUM
      </Badge>
    );
  }
  return (
    upsell && (
      <Button href={PATHS.viewPlans} size="s" onClick={() => analytics.send('premium_upsell_initiated', {})}>
        {TOP_BAR_UPSELL[upsell]}
      </Button>
    )
  );
}

export function VisitorButtons() {
  return (
    <>
      <Button href={PATHS.signup} variant="ghost">
        Sign Up
      </Button>
      <Button href={PATHS.login} variant="primary">
        Log in
      </Button>
    </>
  );
}
