import { expect, type Response } from '@playwright/test';
import type { InputDriver } from './input-driver.ts';
import type { Listener } from './listener.ts';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

interface StoredUser {
  readonly token: string;
  readonly members_id: { readonly id: number };
  readonly email: string;
}

let newcomers = 0;

export function newcomer(): Newcomer {
  newcomers += 1;
  return { email: `entry-${Date.now()}-${newcomers}@afterglow.example`, password: 'a first password' };
}

export class EntryPages {
  readonly listener: Listener;
  readonly hands: InputDriver;

  constructor(listener: Listener, hands: InputDriver) {
    this.listener = listener;
    this.hands = hands;
  }

  async signUp({ email, password }: Newcomer): Promise<Response> {
    await this.fillSignUp({ email, password });
    await this.hands.tick(/not a robot/i);
    await expect(this.listener.main.getByText('Verified')).toBeVisible();
    const answer = this.listener.page.waitForResponse(
      (response) => response.url().endsWith('/v3/members') && response.request().method() === 'POST',
    );
    await this.hands.press('button', 'Sign Up');
    return answer;
  }

  async fillSignUp({ email, password }: Newcomer): Promise<void> {
    await this.hands.fill('Email', email);
    await this.hands.fill('Confirm email', email);
    await this.fillNewPassword(password);
  }

  async goToLogIn(): Promise<void> {
    if (this.listener.isSmall()) await this.hands.press('button', 'Open menu');
    await this.hands.press('link', 'Log in', 'before');
    await this.expectRoute('/auth/login', 'login', 'Log in to Afterglow');
  }

  async logIn({ email, password }: Newcomer): Promise<void> {
    await this.hands.fill('Email', email);
    await this.hands.fill('Password', password);
    await this.#untilLoaded(() => this.hands.press('button', 'Log In'));
  }

  async fillNewPassword(password: string): Promise<void> {
    await this.hands.fill('Password', password);
    await this.hands.fill('Confirm password', password);
  }

  /** From the login page through the provider and back, as one of its demo people; waits until the member is loaded. */
  async logInBy(network: string, person: string): Promise<void> {
    await this.hands.press('button', `Continue with ${network}`);
    await expect(this.listener.page).toHaveTitle(new RegExp(`Log in with ${network}`));
    await this.#untilLoaded(() => this.hands.press('button', person));
  }

  /** Opens the outbox and follows the link in the last mail to this address. */
  async followMail(email: string): Promise<void> {
    await this.listener.open('/v3/outbox');
    const mail = this.listener.page.getByRole('article').filter({ hasText: `To ${email}` });
    await this.hands.press('link', await mail.first().getByRole('link').innerText());
  }

  async logOut(): Promise<void> {
    await this.listener.follow('/logout');
    await expect(this.listener.page).toHaveURL(`${this.listener.siteUrl}/`);
    await expect.poll(() => this.storedUser()).toBeNull();
  }

  /** The page at a path is shown, and was counted under its name. */
  async expectRoute(path: string, name: string, heading: string): Promise<void> {
    await expect(this.listener.page).toHaveURL(`${this.listener.siteUrl}${path}`);
    await expect(this.listener.heading(heading)).toBeVisible();
    await expect.poll(async () => (await this.listener.routeNames()).at(-1)).toBe(name);
  }

  async storedUser(): Promise<StoredUser | null> {
    const stored = await this.listener.page.evaluate(() => localStorage.getItem('auth.currentUser'));
    return stored === null ? null : (JSON.parse(stored) as StoredUser);
  }

  async #untilLoaded(logIn: () => Promise<void>): Promise<void> {
    const loaded = this.listener.page.waitForResponse((response) => /\/v3\/members\/\d+$/.test(response.url()));
    await logIn();
    expect((await loaded).status()).toBe(200);
  }
}
