import { type Cents, centsSchema, formatPrice, type Plan, trialDaysOf } from '@afterglow/shared-contracts';
import { monthlyCents } from '@afterglow/shared-contracts/price';
import { Badge, Button, classNames, Icon, TextLink } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { TRIAL_TEXT } from '../../lib/trial.ts';
import { MONTHLY_MONTHS, planButtonText, savedPercent, YEARLY_MONTHS, type Buyer } from './plan-offer.ts';
import styles from './plans.module.css';

interface PlanTileProps {
  readonly plan: Plan;
  readonly buyer: Buyer;
  /**
   * The price of twelve months on the monthly plan, for the saving of a yearly one; undefined without a monthly plan.
   */
  readonly yearByMonthCents: Cents | undefined;
}

export function PlanTile({ plan, buyer, yearByMonthCents }: PlanTileProps) {
  const isYearly = plan.durationMonths === YEARLY_MONTHS;
  const saved = isYearly ? savedPercent(plan, yearByMonthCents) : 0;
  return (
    <li className={classNames(styles.tile, isYearly && styles.popular)}>
      <h2 className={styles.title}>
        {plan.title}
        {isYearly && <Badge tone="accent">Most Popular</Badge>}
      </h2>
      <p className={styles.price}>
        <strong className={styles.amount}>{formatPrice(monthlyCents(plan))}</strong> a month{' '}
        {saved > 0 && <span className={styles.saving}>(Save {saved}%!)</span>}
      </p>
      <PlanPoints plan={plan} buyer={buyer} yearByMonthCents={yearByMonthCents} />
      <PlanButton plan={plan} buyer={buyer} />
      <p className={styles.footer}>No strings attached. Cancel anytime.</p>
    </li>
  );
}

function PlanPoints({ plan, buyer, yearByMonthCents }: PlanTileProps) {
  const isMonthly = plan.durationMonths === MONTHLY_MONTHS;
  return (
    <div className={styles.points}>
      {plan.durationMonths === YEARLY_MONTHS && <Point>{formatPrice(plan.price)} billed annually.</Point>}
      {plan.durationMonths === YEARLY_MONTHS && <Saved price={plan.price} of={yearByMonthCents} />}
      {!buyer.isLoggedIn && trialDaysOf(plan, true) > 0 && <Point>{TRIAL_TEXT}</Point>}
      {isMonthly && <Point>{formatPrice(plan.price)} billed monthly.</Point>}
      {plan.current && (
        <p>
          <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink>
        </p>
      )}
    </div>
  );
}

function Saved({ price, of: byMonth = price }: { readonly price: Cents; readonly of: Cents | undefined }) {
  if (byMonth <= price) return null;
  return <Point>Save {formatPrice(centsSchema.parse(byMonth - price))} compared to paying monthly.</Point>;
}

function Point({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.point}>
      <Icon name="check" size="s" className={styles.check} />
      <span>{children}</span>
    </p>
  );
}

function PlanButton({ plan, buyer }: Omit<PlanTileProps, 'yearByMonthCents'>) {
  const text = planButtonText(plan, buyer);
  const look = { size: 'l', fullWidth: true, className: styles.button } as const;
  if (plan.current) {
    return (
      <Button {...look} variant="secondary" disabled>
        {text}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      variant={plan.durationMonths === YEARLY_MONTHS ? 'primary' : 'secondary'}
      href={PATHS.payment(plan.id)}
    >
      {text}
    </Button>
  );
}
