import type { Page } from '@playwright/test';
import { buildMember } from '@afterglow/shared-contracts/testing';
import { CODE_STATES } from './code-states.ts';
import type { Screen } from './screen.ts';
import { fillIn } from './state-steps.ts';

const TYPED = { Email: 'ada@afterglow.example', Password: 'long enough' };
const REPEATED = { 'Confirm email': TYPED.Email, 'Confirm password': TYPED.Password };
const TWICE = { Password: TYPED.Password, 'Confirm password': TYPED.Password };
const RESET = '/auth/reset-password?members_id=1&token=abc';
const ADA = buildMember({ email: TYPED.Email });
const LOG_IN = { path: '/auth/login' } as const;
const SIGN_UP = { path: '/auth/signup' } as const;
const FORGOT = { path: '/auth/forgot-password' } as const;
const withoutProof = fillIn('Sign Up', { ...TYPED, ...REPEATED });

async function signUp(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  await page.getByText('Verified').waitFor();
  await withoutProof(page);
}

export const ENTRY: readonly Screen[] = [
  { ...LOG_IN, name: 'login' },
  { ...LOG_IN, name: 'login-invalid', before: fillIn('Log In', {}) },
  { ...LOG_IN, name: 'login-busy', answers: { '/v3/auth/token': 'never' }, before: fillIn('Log In', TYPED) },
  { ...LOG_IN, name: 'login-unknown', before: fillIn('Log In', TYPED) },
  { ...LOG_IN, name: 'login-failed', answers: { '/v3/auth/token': 'failing' }, before: fillIn('Log In', TYPED) },
  ...CODE_STATES,
  { ...SIGN_UP, name: 'signup' },
  { ...SIGN_UP, name: 'signup-invalid', before: fillIn('Sign Up', { Email: 'ada', Password: 'short' }) },
  { ...SIGN_UP, name: 'signup-unproved', before: withoutProof },
  { ...SIGN_UP, name: 'signup-busy', answers: { '/v3/members$': 'never' }, before: signUp },
  { ...SIGN_UP, name: 'signup-failed', answers: { '/v3/members$': 'failing' }, before: signUp },
  { ...FORGOT, name: 'forgot' },
  { ...FORGOT, name: 'forgot-invalid', before: fillIn('Send', {}) },
  { ...FORGOT, name: 'forgot-unknown', before: fillIn('Send', { Email: TYPED.Email }) },
  { path: '/auth/reset-password', name: 'reset' },
  { path: RESET, name: 'reset-known', answers: { '/v3/members/1(\\?|$)': ADA } },
  { path: RESET, name: 'reset-invalid', before: fillIn('RESET PASSWORD', { Password: 'short' }) },
  { path: RESET, name: 'reset-failed', before: fillIn('RESET PASSWORD', TWICE) },
];
