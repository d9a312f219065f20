import { useSession } from '@afterglow/shared-data/react';
import { TextLink, usePorts } from '@afterglow/shared-ui';
import { signUpToPay } from '../../config/paths.ts';
import { MethodButton } from '../../ui/method-choice.tsx';
import { MethodSection } from '../../ui/method-section.tsx';
import { offeredMethods } from './offered-methods.ts';
import type { Order } from './order.ts';
import { useCheckout } from './use-checkout.ts';
import styles from './payment.module.css';

interface MethodsProps {
  readonly order: Order;
  readonly reload: () => void;
}

export function Methods({ order: { plan, running }, reload }: MethodsProps) {
  const isVisitor = useSession(usePorts().session).status === 'visitor';
  const { leavingTo, choose } = useCheckout(plan.id, reload);
  return (
    <MethodSection
      title="Payment method"
      methods={offeredMethods(running)}
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
