import { formatDate, formatPrice, type Payment } from '@afterglow/shared-contracts';
import { Badge, Button } from '@afterglow/shared-ui';
import { useState } from 'react';
import { receiptPath } from '../../../config/paths.ts';
import { PAYMENT_METHOD_TEXT } from '../subscription/index.ts';
import { Item, ItemList, ItemRow } from '../../../ui/item-list.tsx';
import { TextAction } from '../../../ui/text-action.tsx';
import { returnedText } from './returned-text.ts';

/** One year of monthly payments. */
const SHOWN_AT_FIRST = 12;

export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? payments : payments.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ItemList label="Payments">
        {shown.map((payment) => (
          <Item key={payment.id}>
            <PaymentRow payment={payment} />
          </Item>
        ))}
      </ItemList>
      {shown.length < payments.length && (
        <TextAction onClick={() => setWhole(true)}>Show all {payments.length}</TextAction>
      )}
    </>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { id, paid, plan, paymentProcessor, paymentTime } = payment;
  const returned = returnedText(payment);
  const date = formatDate(paymentTime);
  return (
    <ItemRow
      icon="card"
      name={formatPrice(paid)}
      badge={returned !== undefined && <Badge tone="warning">{returned}</Badge>}
      facts={[date, `${plan.title} plan`, PAYMENT_METHOD_TEXT[paymentProcessor]]}
    >
      <Button size="s" href={receiptPath(id)} aria-label={`Receipt from ${date}, ${formatPrice(paid)}`}>
        Receipt
      </Button>
    </ItemRow>
  );
}
