import { useSession } from '@afterglow/shared-data/react';
import { TextLink, usePorts } from '@afterglow/shared-ui';
import { signUpToPay } from '../../config/paths.ts';
import { MethodButton, SecureNote } from '../../ui/method-choice.tsx';
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
    <section className={styles.methods} aria-labelledby="payment-method">
      <h2 id="payment-method" className={styles.sectionTitle}>
        Payment method
      </h2>
      <ul className={styles.list}>
        {offeredMethods(running).map((method) => (
          <li key={method.alias}>
            <MethodButton
              method={method}
              isLeaving={leavingTo === method.alias}
              isIdle={leavingTo !== null && leavingTo !== method.alias}
              onChoose={() => void choose(method.alias)}
            />
          </li>
        ))}
      </ul>
      <SecureNote />
      {isVisitor && (
        <p className={styles.visitor}>
          You log in first, and then return here. No account yet?{' '}
          <TextLink href={signUpToPay(plan.id)}>Sign up for free</TextLink>
        </p>
      )}
    </section>
  );
}
