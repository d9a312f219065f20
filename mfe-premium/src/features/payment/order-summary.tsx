import { formatDate, formatPrice } from '@afterglow/shared-contracts';
import { priceAndTerm } from '@afterglow/shared-contracts/price';
import { TextLink } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import type { Order } from './order.ts';
import styles from './payment.module.css';

/** What is paid today, when the next payment is, and how to stop it. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { plan, isTrial, dueTodayCents, creditCents, owedCents, nextBilling } = order;
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
        {creditCents > 0 && <Line name={creditName(order)}>−{formatPrice(creditCents)}</Line>}
        {owedCents > 0 && <Line name="Unpaid balance">{formatPrice(owedCents)}</Line>}
        <Line name="Next billing day">{formatDate(nextBilling)}</Line>
        <Line name="After that">{priceAndTerm(plan)}</Line>
        <Line name={isTrial ? 'Pay today' : 'Due today'} isTotal>
          {formatPrice(dueTodayCents)}
        </Line>
      </dl>
      <Terms order={order} />
    </section>
  );
}

function creditName({ running, runningPlan }: Order): string {
  if (running?.status === 'trialing') return 'Your free trial';
  return `Unused time on your ${runningPlan?.title ?? 'current'} plan`;
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

function Terms({ order }: { readonly order: Order }) {
  const { nextBilling, running, runningPlan } = order;
  const where = <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink>;
  return (
    <div className={styles.terms}>
      {running && running.paymentProcessor !== 'manual' && running.cancelTime === null && (
        <p>This replaces your {runningPlan?.title ?? 'current'} plan. You won't be charged for it again.</p>
      )}
      <ChangeTerms order={order} />
      {isFreeUntilThen(order) ? (
        <p>
          Cancel in {where} before {formatDate(nextBilling)} and you won't pay anything.
        </p>
      ) : (
        <p>Cancel anytime in {where}. You keep Premium until the end of the time you've paid for.</p>
      )}
    </div>
  );
}

/** A member who leaves a trial for a plan that is ordered again pays for that today. */
function isFreeUntilThen({ isTrial, running, dueTodayCents }: Order): boolean {
  return isTrial || (running?.status === 'trialing' && dueTodayCents === 0);
}

function accountOf(running: Order['running']): string {
  return running?.paymentProcessor === 'paypal' ? 'PayPal account' : 'card';
}

/** A change of plan is not confirmed again on a page of the provider. */
function ChangeTerms({ order: { quote, dueTodayCents, creditCents, plan, running } }: { readonly order: Order }) {
  if (quote?.isImmediate !== true) return null;
  if (running?.status === 'trialing') return <p>Your free trial continues. You pay nothing today.</p>;
  if (dueTodayCents > 0) {
    return (
      <p>
        We'll charge {formatPrice(dueTodayCents)} to your {accountOf(running)} right away.
      </p>
    );
  }
  return creditCents === plan.price ? <p>Any remaining credit goes toward your next payments.</p> : null;
}
