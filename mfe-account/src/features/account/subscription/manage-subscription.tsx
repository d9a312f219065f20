import { Panel, PanelActions } from '@afterglow/shared-area';
import type { MemberId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { membership } from './membership.resource.ts';
import { PlanHead } from './plan-head.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { RunningPlan } from './running-plan.tsx';

export function ManageSubscription({ membersId }: { readonly membersId: MemberId }) {
  return (
    <ResourceView state={useResource(membership(membersId))} skeleton={<PlanSkeleton />}>
      {({ subscription, checkout, longer, plans }) =>
        subscription ? (
          <RunningPlan {...{ subscription, checkout, longer, plans }} />
        ) : (
          <FreePlan title={plans.find(({ price }) => price === 0)?.title ?? 'Free'} />
        )
      }
    </ResourceView>
  );
}

function FreePlan({ title }: { readonly title: string }) {
  return (
    <Panel>
      <PlanHead
        title={title}
        text="You're on the free plan. Premium gives you every mix, our best sound, and no ads."
      />
      <PanelActions>
        <Button variant="primary" href={PATHS.plans}>
          Available plans
        </Button>
      </PanelActions>
    </Panel>
  );
}
