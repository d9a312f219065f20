import { formatPrice } from '@afterglow/shared-contracts';
import { type ResourceState, useSession } from '@afterglow/shared-data/react';
import { Loading, InlineAlert, ResourceView, TextLink, usePorts } from '@afterglow/shared-ui';
import { PATHS, signUpThenPayPath } from '../../config/paths.ts';
import { MethodButton } from '../../ui/method-choice.tsx';
import { MethodSection, MethodSkeletons } from '../../ui/method-section.tsx';
import { OfflineAlert } from '../../ui/offline-alert.tsx';
import type { PaymentMethod } from '../../ui/payment-method.ts';
import { offeredMethods } from './offered-methods.ts';
import type { Order } from './order.ts';
import { type CheckoutFault, useCheckout } from './use-checkout.ts';
import styles from './payment.module.css';

interface MethodsProps {
  readonly order: Order;
  readonly methods: ResourceState<readonly PaymentMethod[]>;
  readonly reload: () => void;
}

export function Methods({ order, methods, reload }: MethodsProps) {
  return (
    <ResourceView
      state={methods}
      skeleton={
        <Loading what="payment methods">
          <MethodSkeletons />
        </Loading>
      }
    >
      {(offered) => <Offered order={order} offered={offered} reload={reload} />}
    </ResourceView>
  );
}

interface OfferedProps extends Pick<MethodsProps, 'order' | 'reload'> {
  readonly offered: readonly PaymentMethod[];
}

function Offered({ order, offered, reload }: OfferedProps) {
  const { plan, running, quote } = order;
  const isVisitor = useSession(usePorts().session).status === 'visitor';
  const { leavingTo, fault, choose } = useCheckout({ order, reload });
  return (
    <MethodSection
      title="Payment method"
      isImmediate={quote?.isImmediate ?? false}
      methods={offeredMethods(offered, running)}
      none="We can't take payments right now. You weren't charged. Please try again in a few minutes."
      choiceOf={(method) => (
        <MethodButton
          method={method}
          isLeaving={leavingTo === method.alias}
          isIdle={leavingTo !== null && leavingTo !== method.alias}
          act={actOf(order)}
          onChoose={() => void choose(method.alias)}
        />
      )}
      after={
        isVisitor && (
          <p className={styles.visitor}>
            You'll log in first, then come right back. New here?{' '}
            <TextLink href={signUpThenPayPath(plan.id)}>Sign up for free</TextLink>
          </p>
        )
      }
    >
      {fault && <Fault fault={fault} isImmediate={quote?.isImmediate ?? false} />}
    </MethodSection>
  );
}

/** A button that pays or changes the plan immediately says so. */
function actOf({ quote, dueTodayCents }: Order): string | undefined {
  if (quote?.isImmediate !== true) return undefined;
  return dueTodayCents > 0 ? `Pay ${formatPrice(dueTodayCents)}` : 'Change plan';
}

function Fault({ fault, isImmediate }: { readonly fault: CheckoutFault; readonly isImmediate: boolean }) {
  switch (fault.kind) {
    case 'offline':
      return <OfflineAlert />;
    case 'refused':
      return <InlineAlert tone="danger">{fault.words}</InlineAlert>;
    case 'unanswered':
      if (!isImmediate)
        return (
          <InlineAlert tone="danger">
            We couldn't start your payment. You weren't charged. Please try again.
          </InlineAlert>
        );
      return (
        <InlineAlert tone="danger">
          We didn't get an answer from the payment provider. Before you try again, check{' '}
          <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink> to see if your plan changed.
        </InlineAlert>
      );
  }
}
