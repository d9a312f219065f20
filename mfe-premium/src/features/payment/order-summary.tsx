import { formatDate, formatPrice } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { priceAndTerm } from '../../lib/price-words.ts';
import type { Order } from './order.ts';
import styles from './payment.module.css';

/** What is paid today, when the next payment is, and how to stop it. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { plan, isTrial, dueTodayCents, nextBilling } = order;
  return (
    <section className={styles.summary} aria-labelledby="your-plan">
      <header className={styles.plan}>
        <div>
          <h2 id="your-plan" className={styles.label}>
            Your plan
          </h2>
          <p className={styles.planTitle}>{plan.title}</p>
        </div>
        <TextLink href={PATHS.plans}>Change Plan</TextLink>
      </header>
      <dl className={styles.lines}>
        {!isTrial && <Line name="Price">{formatPrice(plan.price)}</Line>}
        <Line name="Next billing day">{formatDate(nextBilling)}</Line>
        <Line name="From then on">{priceAndTerm(plan)}</Line>
        <Line name={isTrial ? 'Pay today' : 'Due today'} isTotal>
          {formatPrice(dueTodayCents)}
        </Line>
      </dl>
      <Terms order={order} />
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Line({ name, isTotal = false, children }: LineProps) {
  return (
    <div className={styles.line} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Terms({ order: { isTrial, nextBilling, running, runningPlan } }: { readonly order: Order }) {
  const where = <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink>;
  return (
    <div className={styles.terms}>
      {running && running.paymentProcessor !== 'manual' && running.cancelTime === null && (
        <p>This replaces your {runningPlan?.title ?? 'present'} plan, for which you will not be charged again.</p>
      )}
      {isTrial ? (
        <p>
          Cancel before {formatDate(nextBilling)} in your account, under {where}, and you pay nothing.
        </p>
      ) : (
        <p>Cancel anytime in your account, under {where}. Premium then runs until the end of what you have paid.</p>
      )}
    </div>
  );
}
