import type { Affected } from './affected.ts';

interface ChosenJourneys {
  readonly together?: string | undefined;
  readonly serial?: string | undefined;
}

/** The journeys that cover a package, as patterns of their files and titles. */
const JOURNEYS_OF: Readonly<Record<string, ChosenJourneys>> = {
  'mfe-browse': { together: 'journeys/browse-(?:routes|menu)' },
  'mfe-radio': { together: 'journeys/addresses|axe finds nothing on /radio as' },
  'mfe-search': { together: 'journeys/addresses|axe finds nothing on /search' },
  'mfe-account': {
    together:
      'journeys/(?:account|guards|account-deletion|logout|onboarding|receipts|second-factor-login)|axe finds nothing on /(?:about|account|auth|onboarding|settings)',
  },
  'mfe-premium': { together: 'journeys/(?:premium|receipts)|axe finds nothing on /premium' },
  shell: { together: 'journeys/(?:addresses|frame|start-up)' },
  'shared-area': { together: 'journeys/music-everywhere' },
  'shared-player': { serial: 'journeys/live-radio' },
  'shared-ui': { together: 'accessibility/frame' },
  billing: { together: 'journeys/(?:paypal|premium|receipts|stripe)' },
  console: { together: 'releases/console' },
  releases: { together: 'journeys/music-everywhere' },
  site: { together: 'journeys/start-up' },
};
/** For changes that affect all journeys, such as their own helpers. */
const FIRST_STEPS = 'journeys/start-up';
const JOURNEY = /^e2e\/(.+\.spec\.ts)$/;
const SERIAL = '.serial.spec.ts';

/** Changed journeys, and those that cover changed packages. */
export function journeysOf({ code, changed, whole }: Affected): ChosenJourneys {
  const own = code.flatMap((file) => JOURNEY.exec(file)?.[1] ?? []);
  const reached = [...new Set([...changed, ...whole])].map((folder) => JOURNEYS_OF[folder] ?? {});
  const isOfHelpers = changed.includes('e2e') && own.length === 0;
  const isSerial = (file: string): boolean => file.endsWith(SERIAL);
  return {
    together: anyOf([
      ...own.filter((file) => !isSerial(file)).map(literally),
      ...reached.flatMap((chosen) => chosen.together ?? []),
      ...(isOfHelpers ? [FIRST_STEPS] : []),
    ]),
    serial: anyOf([...own.filter(isSerial).map(literally), ...reached.flatMap((chosen) => chosen.serial ?? [])]),
  };
}

function literally(file: string): string {
  return file.replaceAll('.', '\\.');
}

function anyOf(patterns: readonly string[]): string | undefined {
  return patterns.length === 0 ? undefined : patterns.join('|');
}
