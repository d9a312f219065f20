import { Panel, PanelActions } from '@afterglow/shared-area';
import { formatDate, type MemberId, type Subscription } from '@afterglow/shared-contracts';
import { isPaidViaMobile, useResource } from '@afterglow/shared-data/react';
import { Button, Icon, ResourceView } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { canceledText, giftText, isGift, longerText, storeText } from './subscription-words.ts';
import { membership } from './membership.resource.ts';
import { PlanHead } from './plan-head.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { useCancelSubscription } from './use-cancel-subscription.ts';
import styles from './subscription.module.css';

const LOST_BENEFITS = [
  'On-demand playback',
  'Over 100,000 exclusive mixes',
  'High-quality audio',
  'No ads',
  'Offline downloads in the mobile apps',
  'Early access to new mixes',
] as const;

export function CancelPremium({ membersId }: { readonly membersId: MemberId }) {
  const state = useResource(membership(membersId));
  return (
    <ResourceView state={state} skeleton={<PlanSkeleton />}>
      {({ subscription, longer }) => {
        const reason = whyNothingToCancel(subscription);
        if (subscription === null || reason !== null) return <NothingToCancel reason={reason} />;
        return <LosePremium subscription={subscription} longer={longer} />;
      }}
    </ResourceView>
  );
}

function whyNothingToCancel(subscription: Subscription | null): string | null {
  if (subscription === null) return "You're on the free plan.";
  const { cancelTime, endTime } = subscription;
  if (cancelTime !== null) return canceledText(endTime);
  if (isGift(subscription)) return giftText(endTime);
  return isPaidViaMobile(subscription) ? `You subscribed through ${storeText(subscription)}. Cancel there.` : null;
}

function NothingToCancel({ reason }: { readonly reason: string | null }) {
  return (
    <Panel>
      <PlanHead title="Nothing to cancel here" text={reason} />
      <PanelActions>
        <Button href={PATHS.account}>Back to your account</Button>
      </PanelActions>
    </Panel>
  );
}

interface LosePremiumProps {
  readonly subscription: Subscription;
  readonly longer: Subscription | null;
}

function LosePremium({ subscription, longer }: LosePremiumProps) {
  const { ask, isBusy } = useCancelSubscription(subscription.id);
  return (
    <Panel>
      <PlanHead
        title="Before you go"
        text={`${longer === null ? '' : `${longerText(longer)} `}Nothing changes until ${formatDate((longer ?? subscription).endTime)}. After that, you'll lose:`}
      />
      <ul className={styles.benefits}>
        {LOST_BENEFITS.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Icon name="minus" className={styles.mark} />
            {benefit}
          </li>
        ))}
      </ul>
      <PanelActions>
        <Button variant="danger" loading={isBusy} onClick={ask}>
          Cancel subscription
        </Button>
        <Button variant="ghost" href={PATHS.manageSubscription}>
          Keep Premium
        </Button>
      </PanelActions>
    </Panel>
  );
}
