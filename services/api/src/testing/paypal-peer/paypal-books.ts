import { type Clock, monthsAfter } from '@afterglow/kit';

export interface PeerMoney {
  readonly currency_code: string;
  readonly value: string;
}

export interface PeerPlan {
  readonly id: string;
  status: string;
  billing_cycles: {
    readonly tenure_type: string;
    readonly total_cycles: number;
    readonly frequency: { readonly interval_unit: 'MONTH' | 'YEAR'; readonly interval_count: number };
    readonly pricing_scheme: { fixed_price: PeerMoney };
  }[];
}

type Status = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';

export interface PeerSubscription {
  readonly id: string;
  status: Status;
  readonly plan_id: string;
  readonly custom_id: string;
  readonly start_time: string;
  readonly create_time: string;
  status_update_time: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  subscriber: { payer_id?: string };
  lastPayment: { amount: PeerMoney; time: string } | undefined;
  failures: number;
  /** When the present period began; undefined before the first payment. */
  period: number;
}

export interface PeerSale {
  readonly id: string;
  readonly billing_agreement_id: string;
  status: 'COMPLETED' | 'REFUNDED';
  readonly time: string;
  readonly amount: PeerMoney;
}

export interface PeerOrder {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  readonly custom_id: string;
  readonly amount: PeerMoney;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  capture: string | undefined;
}

export interface PeerCapture {
  readonly id: string;
  status: 'COMPLETED' | 'REFUNDED';
  readonly custom_id: string;
  readonly amount: PeerMoney;
  readonly create_time: string;
}

export interface PeerDispute {
  readonly dispute_id: string;
  readonly transaction: string;
  status: string;
  dispute_life_cycle_stage: string;
  dispute_outcome: { readonly outcome_code: string } | undefined;
}

export interface PeerEvent {
  readonly id: string;
  readonly create_time: string;
  readonly resource_type: string;
  readonly event_type: string;
  readonly resource: object;
}

/** What a company like PayPal knows, and what people do there. Each deed writes the events that PayPal documents for it. */
export class PayPalBooks {
  readonly plans = new Map<string, PeerPlan>();
  readonly subscriptions = new Map<string, PeerSubscription>();
  readonly sales = new Map<string, PeerSale>();
  readonly orders = new Map<string, PeerOrder>();
  readonly captures = new Map<string, PeerCapture>();
  readonly disputes = new Map<string, PeerDispute>();
  readonly events: PeerEvent[] = [];
  /** Whether it begins nothing, for example because the payer's bank says no. */
  isRefusing = false;
  /** With which status it refuses that. */
  refusalStatus = 422;
  readonly #clock: Pick<Clock, 'nowMs'>;
  #last = 0;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.#clock = clock;
  }

  now(): string {
    return new Date(Math.floor(this.#clock.nowMs() / 1000) * 1000).toISOString().replace('.000', '');
  }

  newId(prefix: string): string {
    this.#last += 1;
    return `${prefix}-${this.#last}`;
  }

  tell(event_type: string, resource: object): PeerEvent {
    const event = { id: this.newId('WH'), create_time: this.now(), resource_type: 'any', event_type, resource };
    this.events.push(event);
    return event;
  }

  /** A payer agrees on PayPal's page, with an account of their own unless one is named; nothing is paid by that. */
  approve(id: string, payerId = this.newId('PAYER')): void {
    const subscription = this.subscription(id);
    if (subscription.status !== 'APPROVAL_PENDING') throw new Error(`The subscription is ${subscription.status}.`);
    subscription.status = 'APPROVED';
    subscription.subscriber = { payer_id: payerId };
  }

  /** The merchant begins it; undefined where that cannot be. */
  activate(id: string): PeerEvent[] | undefined {
    const subscription = this.subscription(id);
    if (subscription.status !== 'APPROVED' || this.isRefusing) return undefined;
    this.#become(subscription, 'ACTIVE');
    const isDue = Date.parse(subscription.start_time) <= this.#clock.nowMs();
    const paid = isDue ? [this.#charge(subscription)] : [];
    return [this.tell('BILLING.SUBSCRIPTION.ACTIVATED', this.shown(subscription)), ...paid];
  }

  /** The next period begins, and its payment is tried. */
  renew(id: string, succeeds = true): PeerEvent[] {
    const subscription = this.subscription(id);
    subscription.period += 1;
    return this.collect(id, succeeds);
  }

  /** Tries to collect what is owed. */
  collect(id: string, succeeds: boolean): PeerEvent[] {
    const subscription = this.subscription(id);
    subscription.failures = succeeds ? 0 : subscription.failures + 1;
    if (succeeds) return [this.#charge(subscription)];
    return [this.tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', this.shown(subscription))];
  }

  /** After the last try to collect. */
  suspend(id: string): PeerEvent[] {
    this.#become(this.subscription(id), 'SUSPENDED');
    return [this.tell('BILLING.SUBSCRIPTION.SUSPENDED', this.shown(this.subscription(id)))];
  }

  /** By the member at PayPal, or through the API; undefined where that cannot be. */
  cancel(id: string): PeerEvent[] | undefined {
    const subscription = this.subscription(id);
    if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED') return undefined;
    this.#become(subscription, 'CANCELLED');
    return [this.tell('BILLING.SUBSCRIPTION.CANCELLED', this.shown(subscription))];
  }

  /** What was last paid for a subscription, or given by an order. */
  paymentOf(id: string): string {
    const sale = [...this.sales.values()].filter((each) => each.billing_agreement_id === id).at(-1)?.id;
    const payment = sale ?? this.orders.get(id)?.capture;
    if (payment === undefined) throw new Error(`Nothing was paid for ${id}.`);
    return payment;
  }

  /** PayPal tells of a refund with the payment alone. */
  refund(id: string): PeerEvent[] {
    const payment = this.paymentOf(id);
    const sale = this.sales.get(payment);
    if (sale !== undefined) {
      sale.status = 'REFUNDED';
      return [this.tell('PAYMENT.SALE.REFUNDED', { id: this.newId('REFUND'), sale_id: payment, state: 'completed' })];
    }
    const capture = this.captures.get(payment);
    if (capture !== undefined) capture.status = 'REFUNDED';
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${payment}`, method: 'GET' }];
    return [this.tell('PAYMENT.CAPTURE.REFUNDED', { id: this.newId('REFUND'), status: 'COMPLETED', links })];
  }

  dispute(id: string, stage: string): PeerEvent[] {
    const transaction = this.paymentOf(id);
    const dispute_id = this.newId('PP-D');
    const dispute = {
      ...{ dispute_id, transaction, status: 'OPEN', dispute_life_cycle_stage: stage },
      dispute_outcome: undefined,
    };
    this.disputes.set(dispute_id, dispute);
    return [this.tell('CUSTOMER.DISPUTE.CREATED', this.shownDispute(dispute))];
  }

  /** The next stage of a dispute, which is not created a second time. */
  escalate(id: string, stage: string): PeerEvent[] {
    const dispute = this.#disputeOf(id);
    dispute.dispute_life_cycle_stage = stage;
    return [this.tell('CUSTOMER.DISPUTE.UPDATED', this.shownDispute(dispute))];
  }

  resolve(id: string, outcome_code: string): PeerEvent[] {
    const dispute = this.#disputeOf(id);
    dispute.status = 'RESOLVED';
    dispute.dispute_outcome = { outcome_code };
    return [this.tell('CUSTOMER.DISPUTE.RESOLVED', this.shownDispute(dispute))];
  }

  /** A donor agrees on PayPal's page. */
  agree(orderId: string): PeerEvent[] {
    const order = this.order(orderId);
    order.status = 'APPROVED';
    return [this.tell('CHECKOUT.ORDER.APPROVED', { id: orderId, status: 'APPROVED' })];
  }

  /** The merchant takes it; undefined where that was done before. */
  capture(orderId: string): PeerCapture | undefined {
    const order = this.order(orderId);
    if (order.status !== 'APPROVED') return undefined;
    const { custom_id, amount } = order;
    const capture: PeerCapture = {
      ...{ id: this.newId('CAP'), status: 'COMPLETED', custom_id, amount },
      create_time: this.now(),
    };
    this.captures.set(capture.id, capture);
    order.status = 'COMPLETED';
    order.capture = capture.id;
    this.tell('PAYMENT.CAPTURE.COMPLETED', { ...capture });
    return capture;
  }

  subscription(id: string): PeerSubscription {
    return found(this.subscriptions.get(id), id);
  }

  order(id: string): PeerOrder {
    return found(this.orders.get(id), id);
  }

  /** As PayPal shows it: when it will collect next only while it will. */
  shown(subscription: PeerSubscription): object {
    const { period, lastPayment, failures, returnUrl, cancelUrl, ...told } = subscription;
    const next_billing_time = this.#boundary(subscription, period + 1).toISOString();
    return {
      ...told,
      plan: this.plans.get(subscription.plan_id),
      billing_info: {
        outstanding_balance: { currency_code: 'USD', value: failures > 0 ? '1.0' : '0.0' },
        failed_payments_count: failures,
        ...(lastPayment && { last_payment: lastPayment }),
        ...(subscription.status === 'ACTIVE' && { next_billing_time }),
      },
    };
  }

  shownDispute({ transaction, ...dispute }: PeerDispute): object {
    return { ...dispute, disputed_transactions: [{ seller_transaction_id: transaction }] };
  }

  #disputeOf(id: string): PeerDispute {
    const transaction = this.paymentOf(id);
    return found(
      [...this.disputes.values()].findLast((each) => each.transaction === transaction),
      `dispute of ${id}`,
    );
  }

  #become(subscription: PeerSubscription, status: Status): void {
    subscription.status = status;
    subscription.status_update_time = this.now();
  }

  #charge(subscription: PeerSubscription): PeerEvent {
    const plan = found(this.plans.get(subscription.plan_id), subscription.plan_id);
    const amount = found(plan.billing_cycles[0], plan.id).pricing_scheme.fixed_price;
    const sale: PeerSale = {
      ...{ id: this.newId('SALE'), billing_agreement_id: subscription.id, status: 'COMPLETED' },
      ...{ time: this.now(), amount },
    };
    this.sales.set(sale.id, sale);
    subscription.lastPayment = { amount, time: sale.time };
    return this.tell('PAYMENT.SALE.COMPLETED', {
      ...{ id: sale.id, billing_agreement_id: subscription.id, state: 'completed' },
      amount: { total: amount.value, currency: amount.currency_code },
    });
  }

  #boundary({ plan_id, start_time }: PeerSubscription, periods: number): Date {
    const { frequency } = found(this.plans.get(plan_id)?.billing_cycles[0], plan_id);
    const months = frequency.interval_count * (frequency.interval_unit === 'YEAR' ? 12 : 1);
    return monthsAfter(new Date(start_time), months * periods);
  }
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`There is no ${id}.`);
  return thing;
}
