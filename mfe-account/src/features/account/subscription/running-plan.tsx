import { Panel, PanelActions } from '@afterglow/shared-area';
import { formatDate, type Checkout, type Plan, type Subscription } from '@afterglow/shared-contracts';
import { isPaidViaMobile } from '@afterglow/shared-data/react';
import { Button, InlineAlert, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { PATHS } from '../../../config/paths.ts';
import {
  canceledText,
  dueText,
  endLabel,
  giftText,
  isGift,
  isPaymentDue,
  longerText,
  PAYMENT_METHOD_TEXT,
  statusText,
  storeText,
  termPriceText,
} from './subscription-words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { useBillingPortal } from './use-billing-portal.ts';
import { PlanHead } from './plan-head.tsx';

/** How soon an end that passes while the page is open is noticed. */
const NOW_EVERY_MS = MINUTE_MS;

interface RunningPlanProps {
  readonly subscription: Subscription;
  readonly checkout: Checkout | null;
  readonly longer: Subscription | null;
  readonly plans: readonly Plan[];
}

export function RunningPlan({ subscription, checkout, longer, plans }: RunningPlanProps) {
  const plan = plans.find(({ id }) => id === subscription.plan.id);
  const method = PAYMENT_METHOD_TEXT[subscription.paymentProcessor];
  const warning = warningText(subscription);
  const nowMs = useNow(NOW_EVERY_MS);
  return (
    <>
      {warning !== undefined && <InlineAlert tone="warning">{warning}</InlineAlert>}
      <Panel>
        <PlanHead
          title="Premium"
          badge={statusText(subscription)}
          isWarning={warning !== undefined}
          text={givenText(subscription, longer)}
        />
        <Facts
          of={{
            Plan: plan?.title ?? 'Premium',
            ...(!isGift(subscription) && { Price: termPriceText(subscription.plan.price, plan?.durationMonths) }),
            Status: statusText(subscription),
            [endLabel(subscription, nowMs)]: (
              <time dateTime={subscription.endTime}>{formatDate(subscription.endTime)}</time>
            ),
            'Payment method': method,
            ...(checkout && { 'Started on': startText(checkout) }),
          }}
        />
        <Actions subscription={subscription} />
      </Panel>
    </>
  );
}

function warningText(subscription: Subscription): string | undefined {
  if (subscription.cancelTime !== null) return canceledText(subscription.endTime);
  return isPaymentDue(subscription) ? dueText(subscription) : undefined;
}

function givenText(subscription: Subscription, longer: Subscription | null): string | undefined {
  if (longer !== null) return longerText(longer);
  return isGift(subscription) && subscription.cancelTime === null ? giftText(subscription.endTime) : undefined;
}

function startText({ creationTime, trialDays }: Checkout) {
  const trial = trialDays > 0 ? `, with a ${trialDays}-day free trial` : '';
  return `${formatDate(creationTime)}${trial}`;
}

/** Labels of the link to the provider's page for changing the payment method. */
const PORTAL_TEXT: Readonly<Partial<Record<Subscription['paymentProcessor'], string>>> = {
  stripe: 'Update card',
  paypal: 'Manage on PayPal',
};

function Actions({ subscription }: Pick<RunningPlanProps, 'subscription'>) {
  if (isPaidViaMobile(subscription)) {
    const store = storeText(subscription);
    return <p>You subscribed through {store}. Change or cancel it there.</p>;
  }
  const isCancelled = subscription.cancelTime !== null;
  const isByCard = subscription.paymentProcessor === 'stripe';
  if (isGift(subscription) || (isCancelled && !isByCard)) return null;
  return (
    <PanelActions>
      <PortalButton subscription={subscription} />
      {!isCancelled && (
        <>
          <Button href={PATHS.plans}>Change plan</Button>
          <Button variant="danger" href={PATHS.cancelPremium}>
            Cancel subscription
          </Button>
        </>
      )}
    </PanelActions>
  );
}

function PortalButton({ subscription }: Pick<RunningPlanProps, 'subscription'>) {
  const portal = useBillingPortal();
  const text = PORTAL_TEXT[subscription.paymentProcessor];
  if (text === undefined) return null;
  return (
    <Button
      variant={isPaymentDue(subscription) ? 'primary' : 'secondary'}
      loading={portal.isLeaving}
      onClick={() => void portal.open()}
    >
      {text}
    </Button>
  );
}
