import { type Clock, monthsAfter } from '@afterglow/kit';
import { CompanyLedger } from '../company-ledger.ts';
import { eventsOfDispute, type FakeDispute } from './fake-disputes.ts';
import type {
  Metadata,
  FakeChange,
  FakeBalanceTransaction,
  FakeEvent,
  FakeIntent,
  FakeInvoice,
  FakeLine,
  FakePaymentMethod,
  FakePrice,
  FakeSession,
  FakeSubscription,
} from './stripe-things.ts';

const DAY_S = 24 * 60 * 60;

/** The state of a company like Stripe, and people's actions there. Each action writes the events that Stripe documents for it. */
export class FakeStripeLedger extends CompanyLedger<FakeEvent> {
  readonly prices = new Map<string, FakePrice>();
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly intents = new Map<string, FakeIntent>();
  readonly disputes = new Map<string, FakeDispute>();
  readonly paymentMethods = new Map<string, FakePaymentMethod>();
  readonly credits = new Map<string, number>();
  readonly adjustments: FakeBalanceTransaction[] = [];
  isDeclining = false;
  /** Whether the payer's bank requires 3-D Secure for the next charge without the payer. */
  isAskingPayer = false;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    super(clock, '_');
  }

  emit(type: string, object: object): FakeEvent {
    return this.record({ id: this.newId('evt'), object: 'event', type, created: this.nowS(), data: { object } });
  }

  /** A payer pays on the page of a checkout, by default with a card of their own; returns the events in order. */
  pay(sessionId: string, fingerprint = this.newId('card')): FakeEvent[] {
    const session = this.get(this.sessions, sessionId);
    if (session.status !== 'open') throw new Error(`The checkout is ${session.status}.`);
    session.status = 'complete';
    if (session.mode === 'payment') {
      session.payment_intent = this.#charge(session.amount, session.metadata);
      return [this.emit('checkout.session.completed', { ...session })];
    }
    session.customer ??= this.newId('cus');
    const subscription = this.#begin(session, fingerprint);
    session.subscription = subscription.id;
    return [
      this.emit('customer.subscription.created', this.shownSubscription(subscription)),
      this.emit('invoice.paid', { ...this.get(this.invoices, subscription.latest_invoice) }),
      this.emit('checkout.session.completed', { ...session }),
    ];
  }

  /** The next period starts; an hour later its invoice is collected. */
  renew(id: string): FakeEvent[] {
    const subscription = this.get(this.subscriptions, id);
    const start = subscription.period.end;
    subscription.status = 'active';
    subscription.period = { start, end: this.#periodEnd(subscription.price, start) };
    subscription.latest_invoice = this.#bill(subscription, [this.#priceLine(subscription)], 'draft').id;
    return [this.emit('customer.subscription.updated', this.shownSubscription(subscription))];
  }

  collect(id: string, succeeds: boolean): FakeEvent[] {
    const subscription = this.get(this.subscriptions, id);
    const invoice = this.get(this.invoices, subscription.latest_invoice);
    if (invoice.status === 'draft') this.#finalize(invoice);
    invoice.attempt_count += 1;
    invoice.status = succeeds ? 'paid' : 'open';
    subscription.status = succeeds ? 'active' : 'past_due';
    if (succeeds) this.#settle(invoice);
    return [
      this.emit(succeeds ? 'invoice.paid' : 'invoice.payment_failed', { ...invoice }),
      this.emit('customer.subscription.updated', this.shownSubscription(subscription)),
    ];
  }

  /** In the portal, through the API, or with the last try to collect. */
  cancel(id: string, when: 'at-period-end' | 'now'): FakeEvent[] {
    const subscription = this.get(this.subscriptions, id);
    subscription.canceled_at = this.nowS();
    if (when === 'at-period-end') {
      subscription.cancel_at_period_end = true;
      return [this.emit('customer.subscription.updated', this.shownSubscription(subscription))];
    }
    subscription.status = 'canceled';
    subscription.ended_at = this.nowS();
    return [this.emit('customer.subscription.deleted', this.shownSubscription(subscription))];
  }

  resume(id: string): FakeEvent[] {
    const subscription = this.get(this.subscriptions, id);
    Object.assign(subscription, { cancel_at_period_end: false, canceled_at: null });
    return [this.emit('customer.subscription.updated', this.shownSubscription(subscription))];
  }

  /** The cost of a change to another price now, in its own new period: the rest of the current one is credited. */
  previewChange(id: string, priceId: string, prorationDate: number): { due: number; lines: FakeLine[]; end: number } {
    const { price, period, customer, trial_end, status } = this.get(this.subscriptions, id);
    const next = this.get(this.prices, priceId);
    if (status === 'trialing') return { due: 0, lines: [], end: trial_end ?? period.end };
    if (prorationDate < period.start || prorationDate > period.end)
      throw new Error('The proration date is outside of the present period.');
    const unused = Math.round((price.unit_amount * (period.end - prorationDate)) / (period.end - period.start));
    const end = this.#periodEnd(next, this.nowS());
    const lines = [
      { amount: -unused, period: { start: prorationDate, end: period.end } },
      { amount: next.unit_amount, period: { start: this.nowS(), end } },
    ];
    const due = Math.max(0, next.unit_amount - unused - (this.credits.get(customer) ?? 0));
    return { due, lines, end };
  }

  /** Carries it out, and charges it. */
  change(id: string, priceId: string, { at, metadata, resumes = false }: FakeChange): FakeEvent[] {
    const subscription = this.get(this.subscriptions, id);
    const { lines, end } = this.previewChange(id, priceId, at);
    const invoice = this.#bill(subscription, lines, 'open');
    this.#settle(invoice);
    const start = subscription.status === 'trialing' ? subscription.period.start : this.nowS();
    const renewed = resumes ? { cancel_at_period_end: false, canceled_at: null } : {};
    const price = this.get(this.prices, priceId);
    Object.assign(subscription, { metadata, period: { start, end }, price, latest_invoice: invoice.id, ...renewed });
    return [
      this.emit('customer.subscription.updated', this.shownSubscription(subscription)),
      this.emit('invoice.paid', { ...invoice }),
    ];
  }

  /** Credits a customer's later payments, or debits them (above 0). */
  adjust(customer: string, amount: number, metadata: Metadata): FakeBalanceTransaction {
    const adjustment = { id: this.newId('cbtxn'), customer, amount, metadata };
    this.adjustments.push(adjustment);
    this.credits.set(customer, (this.credits.get(customer) ?? 0) - amount);
    return adjustment;
  }

  /** The last payment of a subscription or a checkout. */
  intentOf(id: string): FakeIntent {
    const paid = [...this.invoices.values()].filter(
      ({ parent, payment }) => parent.subscription_details.subscription === id && payment !== null,
    );
    return this.get(this.intents, paid.at(-1)?.payment ?? this.sessions.get(id)?.payment_intent ?? '');
  }

  /** All of it, or this many cents. */
  refund(id: string, amount?: number): FakeEvent[] {
    const { latest_charge: charge, amount_received } = this.intentOf(id);
    charge.amount_refunded = amount ?? amount_received;
    charge.refunded = charge.amount_refunded === amount_received;
    return [this.emit('charge.refunded', { ...charge })];
  }

  /** The next stage of a dispute, or its first one. Closing it, and moving the money, are separate events. */
  dispute(id: string, status: string): FakeEvent[] {
    const { latest_charge: charge } = this.intentOf(id);
    const before = this.disputes.get(charge.id)?.status;
    charge.disputed = true;
    const dispute = {
      id: `dp_${charge.id}`,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      created: this.disputes.get(charge.id)?.created ?? this.nowS(),
      status,
    };
    this.disputes.set(charge.id, dispute);
    return eventsOfDispute(before, status).map((type) => this.emit(type, { ...dispute }));
  }

  shownSubscription({ period, price, ...subscription }: FakeSubscription): object {
    const item = {
      id: `si_${subscription.id}`,
      current_period_start: period.start,
      current_period_end: period.end,
      price,
    };
    return { ...subscription, object: 'subscription', items: { object: 'list', data: [item] } };
  }

  #addCard(fingerprint: string): string {
    const id = this.newId('pm');
    this.paymentMethods.set(id, { id, type: 'card', card: { fingerprint } });
    return id;
  }

  #begin({ metadata, customer, price: priceId, trialDays }: FakeSession, fingerprint: string): FakeSubscription {
    const price = this.get(this.prices, priceId ?? '');
    const start = this.nowS();
    const trialEnd = trialDays > 0 ? start + trialDays * DAY_S : null;
    const subscription: FakeSubscription = {
      id: this.newId('sub'),
      status: trialEnd === null ? 'active' : 'trialing',
      metadata,
      customer: customer ?? '',
      start_date: start,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      trial_end: trialEnd,
      latest_invoice: '',
      default_payment_method: this.#addCard(fingerprint),
      price,
      period: { start, end: trialEnd ?? this.#periodEnd(price, start) },
    };
    const invoice = this.#bill(subscription, trialEnd === null ? [this.#priceLine(subscription)] : [], 'open');
    this.#settle(invoice);
    subscription.latest_invoice = invoice.id;
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  #priceLine({ price, period }: FakeSubscription): FakeLine {
    return { amount: price.unit_amount, period };
  }

  #bill(
    { id: subscription, customer }: FakeSubscription,
    lines: readonly FakeLine[],
    status: 'draft' | 'open',
  ): FakeInvoice {
    const parent = { subscription_details: { subscription } };
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const starting_balance = -(this.credits.get(customer) ?? 0);
    const invoice: FakeInvoice = {
      id: this.newId('in'),
      customer,
      status,
      total,
      starting_balance,
      ending_balance: null,
      amount_due: Math.max(0, total + starting_balance),
      amount_paid: 0,
      attempt_count: 0,
      parent,
      created: this.nowS(),
      status_transitions: { paid_at: null },
      lines: { object: 'list', data: lines },
      payment: null,
    };
    this.invoices.set(invoice.id, invoice);
    if (status === 'open') this.#finalize(invoice);
    return invoice;
  }

  /** The customer's credit pays first, and credit beyond the invoice remains for the next ones. */
  #finalize(invoice: FakeInvoice): void {
    const left = this.credits.get(invoice.customer) ?? 0;
    invoice.starting_balance = -left;
    invoice.amount_due = Math.max(0, invoice.total - left);
    const nowLeft = Math.max(0, left - invoice.total);
    invoice.ending_balance = -nowLeft;
    this.credits.set(invoice.customer, nowLeft);
  }

  #settle(invoice: FakeInvoice): void {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = this.nowS();
    if (invoice.amount_due > 0) invoice.payment = this.#charge(invoice.amount_due, {});
  }

  #charge(amount_received: number, metadata: Metadata): string {
    const id = this.newId('pi');
    const charge = { id: this.newId('ch'), payment_intent: id, amount_refunded: 0, refunded: false, disputed: false };
    this.intents.set(id, {
      id,
      metadata,
      status: 'succeeded',
      currency: 'usd',
      amount_received,
      created: this.nowS(),
      latest_charge: charge,
    });
    return id;
  }

  #periodEnd({ recurring }: FakePrice, startS: number): number {
    const months = recurring.interval_count * (recurring.interval === 'year' ? 12 : 1);
    return monthsAfter(new Date(startS * 1000), months).getTime() / 1000;
  }
}
