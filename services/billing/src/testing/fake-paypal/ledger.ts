import { type Clock, monthsAfter } from '@afterglow/kit';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { CompanyLedger } from '../company-ledger.ts';
import type {
  FakeCapture,
  FakeDispute,
  FakeEvent,
  FakeOrder,
  FakePlan,
  FakeRefund,
  FakeSale,
  FakeStatus,
  FakeSubscription,
} from './paypal-things.ts';

/** The state of a company like PayPal, and people's actions there. Each action writes the events that PayPal documents for it. */
export class FakePayPalLedger extends CompanyLedger<FakeEvent> {
  readonly plans = new Map<string, FakePlan>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly sales = new Map<string, FakeSale>();
  readonly orders = new Map<string, FakeOrder>();
  readonly captures = new Map<string, FakeCapture>();
  readonly disputes = new Map<string, FakeDispute>();
  readonly refunds: FakeRefund[] = [];
  /** Whether it rejects activations, for example because the payer's bank declines. */
  isRefusing = false;
  refusalStatus = 422;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    super(clock, '-');
  }

  now(): string {
    return new Date(this.nowS() * SECOND_MS).toISOString().replace('.000', '');
  }

  emit(event_type: string, resource: object): FakeEvent {
    return this.record({
      id: this.newId('WH'),
      create_time: this.now(),
      resource_type: 'any',
      event_type,
      resource,
    });
  }

  /** A payer agrees on PayPal's page, by default with an account of their own; that pays nothing. */
  approve(id: string, payerId = this.newId('PAYER')): void {
    const subscription = this.subscription(id);
    if (subscription.status !== 'APPROVAL_PENDING') throw new Error(`The subscription is ${subscription.status}.`);
    subscription.status = 'APPROVED';
    subscription.subscriber = { payer_id: payerId };
  }

  /** The merchant activates it; undefined when that is impossible. */
  activate(id: string): FakeEvent[] | undefined {
    const subscription = this.subscription(id);
    if (subscription.status !== 'APPROVED' || this.isRefusing) return undefined;
    this.#become(subscription, 'ACTIVE');
    const isDue = Date.parse(subscription.start_time) <= this.clock.nowMs();
    const paid = isDue ? [this.#charge(subscription)] : [];
    return [this.emit('BILLING.SUBSCRIPTION.ACTIVATED', this.shown(subscription)), ...paid];
  }

  /** The next period starts, and its payment is tried. */
  renew(id: string, succeeds = true): FakeEvent[] {
    const subscription = this.subscription(id);
    subscription.period += 1;
    return this.collect(id, succeeds);
  }

  collect(id: string, succeeds: boolean): FakeEvent[] {
    const subscription = this.subscription(id);
    subscription.failures = succeeds ? 0 : subscription.failures + 1;
    if (succeeds) return [this.#charge(subscription)];
    return [this.emit('BILLING.SUBSCRIPTION.PAYMENT.FAILED', this.shown(subscription))];
  }

  /** After the last try to collect. */
  suspend(id: string): FakeEvent[] {
    this.#become(this.subscription(id), 'SUSPENDED');
    return [this.emit('BILLING.SUBSCRIPTION.SUSPENDED', this.shown(this.subscription(id)))];
  }

  /** By the member at PayPal, or through the API; undefined when that is impossible. */
  cancel(id: string): FakeEvent[] | undefined {
    const subscription = this.subscription(id);
    if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED') return undefined;
    this.#become(subscription, 'CANCELLED');
    return [this.emit('BILLING.SUBSCRIPTION.CANCELLED', this.shown(subscription))];
  }

  paymentOf(id: string): string {
    const sale = [...this.sales.values()].filter((each) => each.billing_agreement_id === id).at(-1)?.id;
    const payment = sale ?? this.orders.get(id)?.capture;
    if (payment === undefined) throw new Error(`Nothing was paid for ${id}.`);
    return payment;
  }

  /** All of the last payment, or this many dollars of it. PayPal reports a refund only with the payment. */
  refund(id: string, dollars?: string): FakeEvent[] {
    return this.refundPayment(this.paymentOf(id), dollars);
  }

  refundPayment(payment: string, dollars?: string): FakeEvent[] {
    const paid = found(this.sales.get(payment) ?? this.captures.get(payment), payment);
    const value = dollars ?? paid.amount.value;
    const refund: FakeRefund = {
      id: this.newId('REFUND'),
      status: 'COMPLETED',
      payment,
      amount: { currency_code: 'USD', value },
    };
    this.refunds.push(refund);
    const of = this.refunds.filter((each) => each.payment === payment);
    const total = of.reduce((sum, { amount }) => sum + Number(amount.value), 0);
    paid.status = total >= Number(paid.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    if (this.sales.has(payment)) {
      const amount = { total: `-${value}`, currency: 'USD' };
      return [this.emit('PAYMENT.SALE.REFUNDED', { id: refund.id, sale_id: payment, state: 'completed', amount })];
    }
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${payment}`, method: 'GET' }];
    return [this.emit('PAYMENT.CAPTURE.REFUNDED', { id: refund.id, status: 'COMPLETED', links })];
  }

  dispute(id: string, stage: string): FakeEvent[] {
    this.disputePayment(this.paymentOf(id), stage);
    return this.events.slice(-1);
  }

  disputePayment(transaction: string, stage: string): FakeDispute {
    const dispute: FakeDispute = {
      dispute_id: this.newId('PP-D'),
      transaction,
      status: 'OPEN',
      dispute_life_cycle_stage: stage,
      dispute_outcome: undefined,
    };
    this.disputes.set(dispute.dispute_id, dispute);
    this.emit('CUSTOMER.DISPUTE.CREATED', this.shownDispute(dispute));
    return dispute;
  }

  /** The next stage of a dispute, which is not created a second time. */
  escalate(id: string, stage: string): FakeEvent[] {
    const dispute = this.#disputeOf(id);
    dispute.dispute_life_cycle_stage = stage;
    return [this.emit('CUSTOMER.DISPUTE.UPDATED', this.shownDispute(dispute))];
  }

  resolve(id: string, outcome_code: string): FakeEvent[] {
    return this.resolveDispute(this.#disputeOf(id), { outcome_code });
  }

  resolveDispute(dispute: FakeDispute, outcome: NonNullable<FakeDispute['dispute_outcome']>): FakeEvent[] {
    dispute.status = 'RESOLVED';
    dispute.dispute_outcome = outcome;
    return [this.emit('CUSTOMER.DISPUTE.RESOLVED', this.shownDispute(dispute))];
  }

  agree(orderId: string): FakeEvent[] {
    const order = this.order(orderId);
    order.status = 'APPROVED';
    return [this.emit('CHECKOUT.ORDER.APPROVED', { id: orderId, status: 'APPROVED' })];
  }

  /** The merchant captures it; undefined when that was done before. */
  capture(orderId: string): FakeCapture | undefined {
    const order = this.order(orderId);
    if (order.status !== 'APPROVED') return undefined;
    const { custom_id, amount } = order;
    const capture: FakeCapture = {
      id: this.newId('CAP'),
      status: 'COMPLETED',
      custom_id,
      amount,
      create_time: this.now(),
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/checkout/orders/${orderId}` }],
    };
    this.captures.set(capture.id, capture);
    order.status = 'COMPLETED';
    order.capture = capture.id;
    this.emit('PAYMENT.CAPTURE.COMPLETED', { ...capture });
    return capture;
  }

  subscription(id: string): FakeSubscription {
    return this.get(this.subscriptions, id);
  }

  order(id: string): FakeOrder {
    return this.get(this.orders, id);
  }

  /** In PayPal's format: with a next billing time only while it will collect. */
  shown(subscription: FakeSubscription): object {
    const { period, lastPayment, failures, returnUrl, cancelUrl, ...sent } = subscription;
    const next_billing_time = this.#boundary(subscription, period + 1).toISOString();
    return {
      ...sent,
      plan: this.plans.get(subscription.plan_id),
      billing_info: {
        outstanding_balance: { currency_code: 'USD', value: failures > 0 ? '1.0' : '0.0' },
        failed_payments_count: failures,
        ...(lastPayment && { last_payment: lastPayment }),
        ...(subscription.status === 'ACTIVE' && { next_billing_time }),
      },
    };
  }

  shownDispute({ transaction, ...dispute }: FakeDispute): object {
    return { ...dispute, disputed_transactions: [{ seller_transaction_id: transaction }] };
  }

  #disputeOf(id: string): FakeDispute {
    const transaction = this.paymentOf(id);
    return found(
      [...this.disputes.values()].findLast((each) => each.transaction === transaction),
      `dispute of ${id}`,
    );
  }

  #become(subscription: FakeSubscription, status: FakeStatus): void {
    subscription.status = status;
    subscription.status_update_time = this.now();
  }

  #charge(subscription: FakeSubscription): FakeEvent {
    const plan = this.get(this.plans, subscription.plan_id);
    const amount = found(plan.billing_cycles[0], plan.id).pricing_scheme.fixed_price;
    const sale: FakeSale = {
      id: this.newId('SALE'),
      billing_agreement_id: subscription.id,
      status: 'COMPLETED',
      time: this.now(),
      amount,
    };
    this.sales.set(sale.id, sale);
    subscription.lastPayment = { amount, time: sale.time };
    return this.emit('PAYMENT.SALE.COMPLETED', {
      id: sale.id,
      billing_agreement_id: subscription.id,
      state: 'completed',
      amount: { total: amount.value, currency: amount.currency_code },
    });
  }

  #boundary({ plan_id, start_time }: FakeSubscription, periods: number): Date {
    const { frequency } = found(this.plans.get(plan_id)?.billing_cycles[0], plan_id);
    const months = frequency.interval_count * (frequency.interval_unit === 'YEAR' ? 12 : 1);
    return monthsAfter(new Date(start_time), months * periods);
  }
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`There is no ${id}.`);
  return thing;
}
