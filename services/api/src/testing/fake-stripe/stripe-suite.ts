import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { type CardPayer, createCardPayer } from './card-payer.ts';
import { startStripeSite, type StripeSite } from './stripe-site.ts';

export const WELCOME = 'Welcome to Afterglow Premium';
export const RECEIPT = 'Your Afterglow Premium receipt';
export const FAILED = 'Your Afterglow Premium payment failed';
export const ENDED = 'Your Afterglow Premium has ended';

/** One site for a suite, and a new payer for each test. */
export interface StripeSuite {
  readonly site: StripeSite;
  readonly payer: CardPayer;
  changePayer(): Promise<void>;
}

export function stripeSuite(): StripeSuite {
  let site: StripeSite | undefined;
  let payer: CardPayer | undefined;
  const suite: StripeSuite = {
    get site() {
      return begun(site);
    },
    get payer() {
      return begun(payer);
    },
    async changePayer() {
      payer = await createCardPayer(suite.site);
    },
  };
  beforeAll(async () => {
    site = await startStripeSite();
  });
  beforeEach(async () => {
    // Stripe counts seconds: consecutive events must not have the same time.
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
