import type { Page } from '@playwright/test';
import { FREE_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import { CALLS, CODE_NEEDED, WRONG_CODE } from './security-answers.ts';
import { fillIn, pressButton } from './state-steps.ts';

const LOG_IN = { path: '/auth/login', answers: { [CALLS.token]: CODE_NEEDED } };

const logIn = fillIn('Log In', { Email: 'ada@afterglow.example', Password: 'long enough' });

async function typeCode(page: Page): Promise<void> {
  await logIn(page);
  await fillIn('Log In', { Code: '000000' })(page);
}

async function goToRecoveryCode(page: Page): Promise<void> {
  await logIn(page);
  await pressButton('Use a recovery code')(page);
}

/** Sends a mail if there is none, and opens the last one as its reader sees it. */
async function openLastMail(page: Page): Promise<void> {
  if ((await page.getByRole('article').count()) === 0) {
    await page.goto(new URL('/auth/forgot-password', page.url()).href);
    await fillIn('Send', { Email: FREE_MEMBER })(page);
    await page.goto(new URL('/v3/outbox', page.url()).href);
  }
  await page.getByText('As its reader sees it').first().click();
  await page.locator('iframe').first().contentFrame().getByRole('link').first().waitFor();
}

/** The second step of a login, and the outbox of unsent mails. */
export const CODE_STATES: readonly Screen[] = [
  { ...LOG_IN, name: 'login-code', before: logIn },
  { ...LOG_IN, name: 'login-code-wrong', answers: { ...LOG_IN.answers, [CALLS.code]: WRONG_CODE }, before: typeCode },
  { ...LOG_IN, name: 'login-code-busy', answers: { ...LOG_IN.answers, [CALLS.code]: 'never' }, before: typeCode },
  { ...LOG_IN, name: 'login-recovery', before: goToRecoveryCode },
  { name: 'outbox', path: '/v3/outbox', before: openLastMail },
];
