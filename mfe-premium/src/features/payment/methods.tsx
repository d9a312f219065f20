import { type ResourceState, useSession } from '@afterglow/shared-data/react';
import { Loading, ResourceView, TextLink, usePorts } from '@afterglow/shared-ui';
import { signUpToPay } from '../../config/paths.ts';
import { MethodButton } from '../../ui/method-choice.tsx';
import { MethodSection, MethodSkeletons } from '../../ui/method-section.tsx';
import type { PaymentMethod } from '../../ui/payment-method.ts';
import { offeredMethods } from './offered-methods.ts';
import type { Order } from './order.ts';
import { useCheckout } from './use-checkout.ts';
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
        <Loading what="the ways to pay">
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

function Offered({ order: { plan, running, quote }, offered, reload }: OfferedProps) {
  const isVisitor = useSession(usePorts().session).status === 'visitor';
  const { leavingTo, choose } = useCheckout({ planId: plan.id, dueToday: quote?.dueToday, reload });
  return (
    <MethodSection
      title="Payment method"
      isImmediate={quote?.isImmediate ?? false}
      methods={offeredMethods(offered, running)}
      none="Premium cannot be paid for here at the moment. Nothing was charged."
      choiceOf={(method) => (
        <MethodButton
          method={method}
          isLeaving={leavingTo === method.alias}
          isIdle={leavingTo !== null && leavingTo !== method.alias}
          onChoose={() => void choose(method.alias)}
        />
      )}
      after={
        isVisitor && (
          <p className={styles.visitor}>
            You log in first, and then return here. No account yet?{' '}
            <TextLink href={signUpToPay(plan.id)}>Sign up for free</TextLink>
          </p>
        )
      }
    />
  );
}
