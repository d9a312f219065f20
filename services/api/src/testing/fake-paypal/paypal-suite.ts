import { SECOND_MS } from '@afterglow/shared-contracts/time';
import type { FakeEvent } from '@afterglow/billing/testing/fake-paypal';
import { createPayPalPayer, type PayPalPayer, type PayPalSite, startPayPalSite } from './paypal-site.ts';

export const WELCOME = 'Welcome to Afterglow Premium';
export const RECEIPT = 'Your Afterglow Premium receipt';
export const FAILED = 'Your Afterglow Premium payment failed';

/** One site for a suite, and a new payer for each test. */
export interface PayPalSuite {
  readonly site: PayPalSite;
  readonly payer: PayPalPayer;
  changePayer(): Promise<void>;
  /** Orders and agrees, without returning; returns PayPal's ID of the subscription. */
  agree(planId: number): Promise<string>;
  reportedOf(subscription: string): FakeEvent[];
}

export function payPalSuite(): PayPalSuite {
  let site: PayPalSite | undefined;
  let payer: PayPalPayer | undefined;
  const suite: PayPalSuite = {
    get site() {
      return begun(site);
    },
    get payer() {
      return begun(payer);
    },
    async changePayer() {
      payer = await createPayPalPayer(suite.site);
    },
    async agree(planId) {
      const id = await suite.payer.order(planId);
      suite.site.paypal.ledger.approve(id);
      return id;
    },
    reportedOf: (subscription) =>
      suite.site.paypal.ledger.events.filter(({ resource }) => JSON.stringify(resource).includes(`"${subscription}"`)),
  };
  beforeAll(async () => {
    site = await startPayPalSite();
  });
  beforeEach(async () => {
    // PayPal counts seconds: consecutive events must not have the same time.
    suite.site.clock.advance(SECOND_MS);
    await suite.changePayer();
  });
  afterAll(async () => suite.site.stop());
  return suite;
}

function begun<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('No test runs yet.');
  return thing;
}
