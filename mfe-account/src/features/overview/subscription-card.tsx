import { formatDate, type MemberId } from '@afterglow/shared-contracts';
import { plans, subscriptions, useResource } from '@afterglow/shared-data/react';
import { Loading, ResourceView, Skeleton } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { currentPlan, type CurrentPlan } from './current-plan.ts';
import { OverviewCard } from './overview-card.tsx';
import styles from './overview.module.css';

export function SubscriptionCard({ membersId }: { readonly membersId: MemberId }) {
  const offered = useResource(plans());
  const had = useResource(subscriptions(membersId));
  return (
    <OverviewCard title="Subscription" icon="crown">
      <ResourceView state={offered} skeleton={<PlanSkeleton />}>
        {(planList) => (
          <ResourceView state={had} skeleton={<PlanSkeleton />}>
            {(subscriptionList) => <PlanText plan={currentPlan(planList, subscriptionList, Date.now())} />}
          </ResourceView>
        )}
      </ResourceView>
    </OverviewCard>
  );
}

function PlanText({ plan }: { readonly plan: CurrentPlan }) {
  return (
    <>
      <p>
        <strong>{plan.title}</strong>
      </p>
      {plan.endTime && <p>{termText(plan.endTime, plan.isCancelled)}</p>}
      {plan.isFree && (
        <a className={styles.link} href={PATHS.plans}>
          Available plans
        </a>
      )}
    </>
  );
}

function termText(endTime: string, isCancelled: boolean): string {
  const end = formatDate(endTime);
  return isCancelled ? `Your subscription is cancelled and runs until ${end}.` : `Runs until ${end}.`;
}

function PlanSkeleton() {
  return (
    <Loading what="your plan">
      <Skeleton shape="text" />
    </Loading>
  );
}
