import { expect } from '@playwright/test';
import type { Listener } from '../pages/listener.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** A member that no other journey uses, logged in once. */
export interface NewMember {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  /** The browser's storage under `auth.currentUser`. */
  readonly stored: string;
}

export async function signUpMember(siteUrl: string, name: string, password = 'a first password'): Promise<NewMember> {
  const email = `${name}-${Date.now()}@afterglow.example`;
  const answer = await fetch(`${siteUrl}/v3/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await solveCaptcha(siteUrl)) },
    body: JSON.stringify({ email, username: email, password }),
  });
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { readonly id: number };
  const token = answer.headers.get('x-auth-token');
  return { id, email, password, stored: JSON.stringify({ token, members_id: { id }, email }) };
}

/** In the browser in which they have signed up. */
export async function restoreSession(listener: Listener, { stored }: Pick<NewMember, 'stored'>): Promise<void> {
  await listener.hasSkippedPremium();
  await listener.page.addInitScript(logInOnce, stored);
}

/** Runs in the page. After a logout it stays logged out: the window keeps its name when the storage is emptied. */
function logInOnce(user: string): void {
  if (window.name === 'has-come-back') return;
  window.name = 'has-come-back';
  localStorage.setItem('auth.currentUser', user);
}
