import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { createManualClock, type ManualClock } from '@afterglow/kit/testing';
import type { PricedPlan } from '#port/index.ts';

const DAY_S = 24 * 60 * 60;
/** A plan is cheapest per second in its longest period. */
const LONGEST_MONTH_DAYS = 31;
const LONGEST_YEAR_DAYS = 366;
const MONTHS_OF_YEAR = 12;

type WalkStep =
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The delay between reading the price and confirming it. */
  | { readonly kind: 'change'; readonly plan: number; readonly pressedAfterS: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' };

/** A provider's price; undefined where a new order replaces the change. */
export interface WalkedQuote {
  readonly dueCents: number;
  /** Resolves to whether the change happened, for exactly that price. */
  carryOut(): Promise<boolean>;
}

/** One member at one provider, whose clock the walk moves. */
export interface SimulatedMember {
  /** Starts a subscription and pays for it, or starts the trial. */
  order(plan: PricedPlan): Promise<void>;
  quote(plan: PricedPlan): Promise<WalkedQuote | undefined>;
  cancel(): Promise<void>;
  resume(): Promise<void>;
  nextDueMs(): number | undefined;
  collect(): Promise<void>;
  /** The end of the paid or free time. */
  entitledUntilMs(): number;
  freeUntilMs(): number;
  /** The remaining value of the payments, with the credit, in cents; undefined where no credit exists. */
  worth(): number | undefined;
  paidCents(): number;
}

interface WalkOutcome {
  readonly changes: number;
  readonly orders: number;
  /** How much more was paid than the used time costs at the cheapest plan; at least minus one cent per change. */
  readonly marginCents: number;
}

/** Generates members' actions: mostly changes of plan, seconds to months apart. */
function walkSteps(plans: readonly PricedPlan[]): fc.Arbitrary<WalkStep[]> {
  const seconds = fc.oneof(
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 0, max: DAY_S }),
    fc.integer({ min: 0, max: 40 * DAY_S }),
    fc.integer({ min: 0, max: 400 * DAY_S }),
  );
  const change = fc.record({
    kind: fc.constant('change' as const),
    plan: fc.constantFrom(...plans.map(({ id }) => id)),
    pressedAfterS: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600 })),
  });
  const step = fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'resume' as const }) },
  );
  return fc.array(step, { minLength: 1, maxLength: 10 });
}

/** Spans leap days, ends of months and turns of years. */
const STARTS = { min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2032-12-31T23:59:59Z') };
const RUNS = Number(process.env['BILLING_WALKS'] ?? 500);

/**
 * Takes members at a provider through generated sequences of changes, cancellations and waits: 500 members, or as many as `BILLING_WALKS`
 * says, with the figures in the folder `BILLING_WALKS_RESULTS`. Throws as `walkSubscription` does.
 */
export async function assertTimeIsPaid(
  provider: string,
  {
    plans,
    createMember,
  }: {
    readonly plans: readonly PricedPlan[];
    readonly createMember: (clock: ManualClock) => SimulatedMember;
  },
): Promise<void> {
  let [changes, orders, subscriptions, leastMarginCents] = [0, 0, 0, Infinity];
  const ids = plans.map(({ id }) => id);
  const walk = fc.asyncProperty(
    fc.integer({ min: STARTS.min / SECOND_MS, max: Math.floor(STARTS.max / SECOND_MS) }),
    fc.constantFrom(...ids),
    walkSteps(plans),
    async (startS, first, steps) => {
      const clock = createManualClock(startS * SECOND_MS);
      const outcome = await walkSubscription(createMember(clock), { clock, plans, first, steps });
      subscriptions += 1;
      changes += outcome.changes;
      orders += outcome.orders;
      leastMarginCents = Math.min(leastMarginCents, outcome.marginCents + outcome.changes);
    },
  );
  await fc.assert(walk, { numRuns: RUNS });
  const folder = process.env['BILLING_WALKS_RESULTS'];
  if (folder === undefined) return;
  const figures = {
    provider,
    subscriptions,
    orders,
    changes,
    leastMarginCents: Math.round(leastMarginCents * 1_000) / 1_000,
  };
  await writeFile(join(folder, `billing-${provider}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}

/**
 * Takes a member through the steps, then cancels and lets everything expire. Throws where a change extends the paid time, where a charge
 * differs from its quote, or where less was paid than the used time costs, less a cent per change.
 */
async function walkSubscription(
  member: SimulatedMember,
  {
    clock,
    plans,
    first,
    steps,
  }: {
    readonly clock: ManualClock;
    readonly plans: readonly PricedPlan[];
    readonly first: number;
    readonly steps: readonly WalkStep[];
  },
): Promise<WalkOutcome> {
  const walk = new Walk(member, clock, plans);
  await walk.order(first);
  for (const step of steps) await walk.take(step);
  await walk.take({ kind: 'cancel' });
  await walk.pass(Math.max(0, member.entitledUntilMs() - clock.nowMs()) + SECOND_MS);
  return walk.outcome();
}

class Walk {
  readonly #member: SimulatedMember;
  readonly #clock: ManualClock;
  readonly #plans: readonly PricedPlan[];
  #usedMs = 0;
  #changes = 0;
  #orders = 0;
  #cheapest = Infinity;

  constructor(member: SimulatedMember, clock: ManualClock, plans: readonly PricedPlan[]) {
    this.#member = member;
    this.#clock = clock;
    this.#plans = plans;
  }

  async order(id: number): Promise<void> {
    const plan = this.#hold(id);
    this.#orders += 1;
    await this.#member.order(plan);
  }

  async take(step: WalkStep): Promise<void> {
    switch (step.kind) {
      case 'wait':
        return this.pass(step.seconds * SECOND_MS);
      case 'cancel':
        return this.#member.cancel();
      case 'resume':
        return this.#member.resume();
      case 'change':
        return this.#change(step.plan, step.pressedAfterS * SECOND_MS);
    }
  }

  /** Advances the time, and charges each payment when it is due. */
  async pass(milliseconds: number): Promise<void> {
    const untilMs = this.#clock.nowMs() + milliseconds;
    for (let due = this.#member.nextDueMs(); due !== undefined && due <= untilMs; due = this.#member.nextDueMs()) {
      this.#goTo(due);
      await this.#member.collect();
    }
    this.#goTo(untilMs);
  }

  outcome(): WalkOutcome {
    const usedCents = this.#usedMs * (this.#cheapest === Infinity ? 0 : this.#cheapest);
    const marginCents = this.#member.paidCents() - usedCents;
    if (marginCents < -this.#changes - 1e-6)
      throw new Error(`${this.#member.paidCents()} cents were paid for time worth ${usedCents}.`);
    return { changes: this.#changes, orders: this.#orders, marginCents };
  }

  #hold(id: number): PricedPlan {
    const plan = this.#plan(id);
    const days = plan.periodMonths === MONTHS_OF_YEAR ? LONGEST_YEAR_DAYS : plan.periodMonths * LONGEST_MONTH_DAYS;
    this.#cheapest = Math.min(this.#cheapest, plan.priceCents / (days * DAY_S * SECOND_MS));
    return plan;
  }

  #goTo(timeMs: number): void {
    const fromMs = this.#clock.nowMs();
    const paidFromMs = Math.max(fromMs, this.#member.freeUntilMs());
    this.#usedMs += Math.max(0, Math.min(timeMs, this.#member.entitledUntilMs()) - paidFromMs);
    if (timeMs > fromMs) this.#clock.advance(timeMs - fromMs);
  }

  async #change(id: number, pressedAfterMs: number): Promise<void> {
    const isOver = this.#member.entitledUntilMs() <= this.#clock.nowMs();
    const quote = isOver ? undefined : await this.#member.quote(this.#plan(id));
    if (quote === undefined) return this.order(id);
    await this.pass(pressedAfterMs);
    const [worthBefore, paidBefore] = [this.#worth(), this.#member.paidCents()];
    if (!(await quote.carryOut())) return;
    this.#changes += 1;
    this.#hold(id);
    const due = this.#member.paidCents() - paidBefore;
    if (due !== quote.dueCents) throw new Error(`${due} cents were taken where ${quote.dueCents} were quoted.`);
    const gained = this.#worth() - worthBefore - due;
    if (gained > 1) throw new Error(`A change of plan gave away time worth ${gained} cents.`);
  }

  #worth(): number {
    return this.#member.worth() ?? 0;
  }

  #plan(id: number): PricedPlan {
    const plan = this.#plans.find((each) => each.id === id);
    if (plan === undefined) throw new Error(`We couldn't find plan ${id}.`);
    return plan;
  }
}
