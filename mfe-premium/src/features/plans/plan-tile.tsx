import type { Plan } from '@afterglow/shared-contracts';
import { Badge, Button, classNames } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { dollars, MONTHLY_MONTHS, monthlyPrice, planButtonText, YEARLY_MONTHS, type Buyer } from './plan-offer.ts';
import styles from './plans.module.css';

interface PlanTileProps {
  readonly plan: Plan;
  readonly buyer: Buyer;
}

export function PlanTile({ plan, buyer }: PlanTileProps) {
  const isYearly = plan.durationMonths === YEARLY_MONTHS;
  return (
    <li className={classNames(styles.tile, isYearly && styles.popular)}>
      <h2 className={styles.title}>
        {plan.title}
        {isYearly && <Badge tone="accent">Most Popular</Badge>}
      </h2>
      <p className={styles.price}>
        <strong className={styles.amount}>{monthlyPrice(plan)}</strong> a month {isYearly && <span>(Save 20%!)</span>}
      </p>
      {isYearly && <p>{dollars(plan.price)} billed annually.</p>}
      {!buyer.isLoggedIn && plan.durationMonths === MONTHLY_MONTHS && <p>30-day free trial</p>}
      <PlanButton plan={plan} buyer={buyer} />
      <p className={styles.footer}>No strings attached. Cancel anytime.</p>
    </li>
  );
}

function PlanButton({ plan, buyer }: PlanTileProps) {
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
