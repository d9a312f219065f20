import { Panel, PanelActions, SecondaryText } from '@afterglow/shared-area';
import {
  BRAND,
  centsSchema,
  formatDate,
  formatPrice,
  type Payment,
  type PaymentId,
  SUPPORT_EMAIL,
} from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Badge, Button, EmptyState, Loading, ResourceView, Skeleton } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { PAYMENT_METHOD_TEXT } from '../subscription/index.ts';
import { payment } from './payments.resource.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { MemberSession } from '../../../lib/member-only.tsx';
import styles from './receipt.module.css';
import { returnedText } from './returned-text.ts';

interface ReceiptProps {
  readonly user: MemberSession['user'];
  readonly paymentId: PaymentId;
}

export function Receipt({ user, paymentId }: ReceiptProps) {
  const state = useResource(payment(user.members_id.id, paymentId));
  return (
    <ResourceView state={state} skeleton={<ReceiptSkeleton />}>
      {(made) => (made === null ? <NoReceipt /> : <Sheet payment={made} email={user.email} />)}
    </ResourceView>
  );
}

function Sheet({ payment: made, email }: { readonly payment: Payment; readonly email: string }) {
  const { id, paid, returned, plan, paymentProcessor, paymentTime } = made;
  const badge = returnedText(made);
  return (
    <section className={styles.sheet} aria-labelledby="receipt">
      <Panel>
        <header className={styles.head}>
          <p className={styles.brand}>{BRAND}</p>
          <h2 id="receipt" className={styles.title}>
            Receipt no. {id} {badge !== undefined && <Badge tone="warning">{badge}</Badge>}
          </h2>
        </header>
        <Facts
          of={{
            Date: <time dateTime={paymentTime}>{formatDate(paymentTime)}</time>,
            For: `${BRAND} Premium, ${plan.title} plan`,
            'Paid by': PAYMENT_METHOD_TEXT[paymentProcessor],
            Account: email,
            Paid: <strong>{formatPrice(paid)}</strong>,
            ...(returned > 0 && {
              Refunded: `−${formatPrice(returned)}`,
              'In all': <strong>{formatPrice(centsSchema.parse(paid - returned))}</strong>,
            }),
          }}
        />
        <SecondaryText>Questions about this payment? Email {SUPPORT_EMAIL}.</SecondaryText>
        <div className={styles.tools}>
          <PanelActions>
            <Button variant="primary" onClick={() => window.print()}>
              Print or save
            </Button>
          </PanelActions>
        </div>
      </Panel>
    </section>
  );
}

function NoReceipt() {
  return (
    <EmptyState
      icon="card"
      title="We can't find this receipt"
      text="It may belong to another account. You'll find all your receipts under Manage subscription."
      action={
        <Button variant="primary" href={PATHS.manageSubscription}>
          Manage subscription
        </Button>
      }
    />
  );
}

const LINES = [0, 1, 2, 3, 4, 5] as const;

function ReceiptSkeleton() {
  return (
    <Loading what="your receipt">
      <Panel>
        {LINES.map((line) => (
          <Skeleton key={line} shape="text" seed={line} />
        ))}
      </Panel>
    </Loading>
  );
}
