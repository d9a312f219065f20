import { type Payment, operations } from '@afterglow/shared-contracts';
import type { BillingContext } from '#port/index.ts';
import { notFound, pageRequest, callerOf, requireSelf } from '@afterglow/kit';
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts';

export function mountPayments({ register, database }: Pick<BillingContext, 'database' | 'register'>): void {
  const repository = createPaymentsRepository(database.db);
  register(operations.listPayments, async (call) => {
    const { id } = call.params;
    requireSelf(id, callerOf(call));
    const { items, total } = await repository.list(id, pageRequest(call.query));
    return { data: items.map(toPayment), total };
  });
  register(operations.getPayment, async (call) => {
    const { id, paymentId } = call.params;
    requireSelf(id, callerOf(call));
    const row = await repository.find(id, paymentId);
    if (row === undefined) throw notFound("We couldn't find this payment.");
    return { data: toPayment(row) };
  });
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    plan: { id: row.plan_id, title: row.title },
    paymentProcessor: row.payment_processor,
    paid: row.paid_cents,
    returned: row.returned_cents,
    paymentTime: row.payment_time.toISOString(),
  };
}
