import { formatDate, type MemberId, type Plan, type Subscription } from '@afterglow/shared-contracts';
import { plans, subscriptions, useResource, type ResourceState } from '@afterglow/shared-data/react';
import { Button, Loading, Skeleton, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { PATHS } from '../../../config/paths.ts';
import {
  currentPlan,
  isWebSubscription,
  type CurrentPlan,
  canceledText,
  endLabel,
  longerText,
  useBillingPortal,
} from '../subscription/index.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { CardActions, OverviewCard } from './overview-card.tsx';

/** How soon an end that passes while the page is open is noticed. */
const NOW_EVERY_MS = MINUTE_MS;

export function SubscriptionCard({ membersId }: { readonly membersId: MemberId }) {
  const offered = useResource(plans());
  const had = useResource(subscriptions(membersId));
  const nowMs = useNow(NOW_EVERY_MS);
  return (
    <OverviewCard title="Subscription" icon="crown">
      <PlanState offered={offered} had={had} nowMs={nowMs} />
    </OverviewCard>
  );
}

interface PlanStateProps {
  readonly offered: ResourceState<readonly Plan[]>;
  readonly had: ResourceState<readonly Subscription[]>;
  readonly nowMs: number;
}

function PlanState({ offered, had, nowMs }: PlanStateProps) {
  if (offered.status === 'failed' || had.status === 'failed') {
    return (
      <PlanFailure onRetry={() => [offered, had].forEach(({ status, refetch }) => status === 'failed' && refetch())} />
    );
  }
  if (offered.status === 'loading' || had.status === 'loading') return <PlanSkeleton />;
  return <PlanText plan={currentPlan(offered.data, had.data, nowMs)} nowMs={nowMs} />;
}

function PlanFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <FailureText />
      <CardActions>
        <Button size="s" icon="retry" onClick={onRetry}>
          Retry
        </Button>
      </CardActions>
    </>
  );
}

function PlanText({ plan, nowMs }: { readonly plan: CurrentPlan; readonly nowMs: number }) {
  const { subscription, longer } = plan;
  return (
    <>
      <p>
        <strong>{plan.title}</strong>
      </p>
      {plan.isFree && <p>All channels and all mixes except Premium ones, in normal quality.</p>}
      {subscription && (
        <p>
          {subscription.cancelTime === null
            ? `${endLabel(subscription, nowMs)} ${formatDate(subscription.endTime)}.`
            : canceledText(subscription.endTime)}
        </p>
      )}
      {longer !== null && <p>{longerText(longer)}</p>}
      <PlanLinks plan={plan} />
    </>
  );
}

function PlanLinks({ plan }: { readonly plan: CurrentPlan }) {
  const portal = useBillingPortal();
  return (
    <CardActions>
      {isWebSubscription(plan) && (
        <Button size="s" href={PATHS.manageSubscription}>
          Manage subscription
        </Button>
      )}
      {plan.isFree && (
        <Button size="s" href={PATHS.plans}>
          Available plans
        </Button>
      )}
      {plan.subscription?.paymentProcessor === 'stripe' && (
        <Button size="s" loading={portal.isLeaving} onClick={() => void portal.open()}>
          Update card
        </Button>
      )}
    </CardActions>
  );
}

function PlanSkeleton() {
  return (
    <Loading what="your plan">
      <Skeleton shape="text" />
    </Loading>
  );
}
