import { formatDate, type MemberId, type Subscription } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Button, EmptyState, Loading, Redirect, ResourceView, Skeleton } from '@afterglow/shared-ui';
import { useEffect, useRef, type ComponentProps } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useToday } from '../../lib/use-today.ts';
import { orderDetails, type OrderDetails } from '../../resources/order.resource.ts';
import { paymentMethods } from '../../resources/payment-methods.resource.ts';
import { MethodSkeletons } from '../../ui/method-section.tsx';
import { Methods } from './methods.tsx';
import { storeOf } from './offered-methods.ts';
import { orderOf } from './order.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './payment.module.css';

interface SelectPaymentProps {
  readonly membersId: MemberId | null;
  readonly planId: string;
  /** The provider has just reported an earlier trial: cached data may still offer one. */
  readonly isTrialRefused?: boolean;
}

export function SelectPayment({ membersId, planId, isTrialRefused = false }: SelectPaymentProps) {
  const state = useResource(orderDetails(membersId, planId));
  const reload = useRef(state.refetch);
  useEffect(() => {
    if (isTrialRefused) reload.current();
  }, [isTrialRefused]);
  const methods = useResource(paymentMethods());
  return (
    <ResourceView state={state} skeleton={<OrderSkeleton />}>
      {(facts) => (
        <Checkout
          facts={isTrialRefused ? withoutTrial(facts) : facts}
          methods={methods}
          planId={planId}
          reload={state.refetch}
        />
      )}
    </ResourceView>
  );
}

function withoutTrial(facts: OrderDetails): OrderDetails {
  return { ...facts, plans: facts.plans.map((plan) => ({ ...plan, durationTrialMonths: 0 })) };
}

interface CheckoutProps extends Pick<SelectPaymentProps, 'planId'> {
  readonly methods: ComponentProps<typeof Methods>['methods'];
  readonly facts: OrderDetails;
  readonly reload: () => void;
}

function Checkout({ facts, methods, planId, reload }: CheckoutProps) {
  const order = orderOf(facts, planId, useToday());
  if (order === undefined) return <Redirect to={PATHS.plans} />;
  const store = storeOf(order.running);
  if (store !== undefined) return <PaidInStore store={store} />;
  if (order.held) return <HasPlan held={order.held} />;
  if (facts.isUnquoted) return <Unquoted onRetry={reload} />;
  return (
    <div className={styles.columns}>
      <OrderSummary order={order} />
      <Methods order={order} methods={methods} reload={reload} />
    </div>
  );
}

/** A subscription billed by a store cannot be paid here too. */
function PaidInStore({ store }: { readonly store: string }) {
  return (
    <EmptyState
      icon="phone"
      title={`Your subscription is managed in the ${store} app.`}
      text="Change or cancel it there. We won't charge you here."
      action={<Button href={PATHS.manageSubscription}>Manage subscription</Button>}
    />
  );
}

/** An amount that the page cannot show cannot be paid. */
function Unquoted({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon="warning"
      title="We couldn't get the amount due today"
      text="You can pay once it's shown. Please try again."
      action={
        <Button icon="retry" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}

/** The same plan cannot be bought twice. */
function HasPlan({ held: { cancelTime, endTime } }: { readonly held: Subscription }) {
  return (
    <EmptyState
      icon="crown"
      title="You already have this plan"
      text={
        cancelTime === null
          ? "You're all set. Nothing more to pay."
          : `You canceled it. You have Premium until ${formatDate(endTime)}, and you can subscribe again after that.`
      }
      action={
        <>
          <Button variant="primary" href={PATHS.manageSubscription}>
            Manage subscription
          </Button>
          <Button href={PATHS.plans}>See all plans</Button>
        </>
      }
    />
  );
}

function OrderSkeleton() {
  return (
    <Loading what="your order">
      <div className={styles.columns}>
        <div className={styles.summarySkeleton}>
          <Skeleton shape="fill" />
        </div>
        <MethodSkeletons />
      </div>
    </Loading>
  );
}
