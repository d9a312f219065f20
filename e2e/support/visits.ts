import type { Browser, BrowserContext } from '@playwright/test';
import { skipPremium, storedUser } from '../pages/listener.ts';

/** Browsers of returning listeners: one of a member, one of a visitor. */
export type Visits = Readonly<Record<'member' | 'visitor', BrowserContext>>;

export async function openVisits(browser: Browser, siteUrl: string): Promise<Visits> {
  const [member, visitor] = await Promise.all([browser.newContext(), browser.newContext()]);
  const user = await storedUser(siteUrl);
  await member.addInitScript(skipPremium);
  await member.addInitScript((stored) => localStorage.setItem('auth.currentUser', stored), user);
  return { member, visitor };
}
