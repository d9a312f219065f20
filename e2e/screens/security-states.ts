import type { Page } from '@playwright/test';
import { FREE_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import {
  appWith,
  ASKED_AGAIN,
  CALLS,
  DEVICES,
  HERE_ALONE,
  NETWORK_ALONE,
  NEW_CODES,
  NEW_KEY,
  PASSKEY_ALONE,
  PLAIN,
  WHOLE,
  WRONG_CODE,
  WRONG_PASSWORD,
} from './security-answers.ts';
import { fillIn, pressButton } from './state-steps.ts';
import { withStates } from './with-states.ts';

const { ways, sessions, key, codes, confirm, passkey } = CALLS;

const SECURITY = {
  name: 'security',
  path: '/account/security',
  as: FREE_MEMBER,
  answers: { [ways]: PLAIN, [sessions]: HERE_ALONE },
};
const SETTING_UP = { ...SECURITY.answers, [key]: NEW_KEY, [codes]: NEW_CODES };
const setUp = pressButton('Set up');

async function turnOn(page: Page): Promise<void> {
  await setUp(page);
  await fillIn('Turn on', { Code: '123456' })(page);
}

async function confirmWrongly(page: Page): Promise<void> {
  await setUp(page);
  await fillIn('Confirm', { Password: 'a wrong one' })(page);
}

async function removePhone(page: Page): Promise<void> {
  await pressButton('Remove My phone')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page.waitForTimeout(1000);
}

async function renewCodes(page: Page): Promise<void> {
  await pressButton('New recovery codes')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Get new codes' }).click();
  await page.waitForTimeout(1000);
}

/** The reauthentication dialog, over the page of a member with these login methods. */
function askedAgain(name: string, known: object, more: Partial<Screen> = {}): Screen {
  return {
    ...SECURITY,
    name: `security-confirm${name}`,
    before: setUp,
    fullPage: false,
    ...more,
    answers: { ...SETTING_UP, [ways]: known, [key]: ASKED_AGAIN, ...more.answers },
  };
}

/** The login methods of an account and its devices, with all their dialogs. */
export const SECURITY_STATES: readonly Screen[] = [
  ...withStates(SECURITY, `${ways}|${sessions}`),
  { ...SECURITY, name: 'security-whole', answers: { [ways]: { ...WHOLE, ...appWith(10) }, [sessions]: DEVICES } },
  { ...SECURITY, name: 'security-few-codes', answers: { ...SECURITY.answers, [ways]: { ...WHOLE, ...appWith(2) } } },
  { ...SECURITY, name: 'security-no-codes', answers: { ...SECURITY.answers, [ways]: { ...WHOLE, ...appWith(0) } } },
  {
    ...SECURITY,
    name: 'security-no-password',
    answers: { ...SECURITY.answers, [ways]: { ...WHOLE, password: false } },
  },
  { ...SECURITY, name: 'security-network-alone', answers: { ...SECURITY.answers, [ways]: NETWORK_ALONE } },
  { ...SECURITY, name: 'security-last-way', answers: { ...SECURITY.answers, [ways]: PASSKEY_ALONE } },
  {
    ...SECURITY,
    name: 'security-renaming',
    answers: { ...SECURITY.answers, [ways]: WHOLE },
    before: pressButton('Rename My phone'),
  },
  {
    ...SECURITY,
    name: 'security-removing-password',
    answers: { ...SECURITY.answers, [ways]: WHOLE },
    before: pressButton('Remove password'),
    fullPage: false,
  },
  { ...SECURITY, name: 'security-set-up', answers: SETTING_UP, before: setUp, fullPage: false },
  {
    ...SECURITY,
    name: 'security-set-up-wrong',
    answers: { ...SETTING_UP, [codes]: WRONG_CODE },
    before: turnOn,
    fullPage: false,
  },
  { ...SECURITY, name: 'security-codes', answers: SETTING_UP, before: turnOn, fullPage: false },
  askedAgain('', PLAIN),
  askedAgain('-wrong', PLAIN, { answers: { [confirm]: WRONG_PASSWORD }, before: confirmWrongly }),
  askedAgain('-busy', PLAIN, { answers: { [confirm]: 'never' }, before: confirmWrongly }),
  askedAgain('-whole', { ...WHOLE, ...appWith(10) }, { answers: { [codes]: ASKED_AGAIN }, before: renewCodes }),
  askedAgain(
    '-network',
    { ...NETWORK_ALONE, passkeys: PASSKEY_ALONE.passkeys },
    { answers: { [passkey]: ASKED_AGAIN, [confirm]: WRONG_PASSWORD }, before: removePhone },
  ),
];
