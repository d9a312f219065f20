import { expect, type Locator, type Page } from '@playwright/test';
import { recordSound, secondsAhead } from '../support/sound/sound-recorder.ts';

/** A sample is taken every 100 ms; a listener hears shorter gaps. */
export const LONGEST_SILENCE_MS = 500;
/** Many short gaps are no better than a long one: the maximum share of silence. */
const SILENT_SHARE = 0.05;
/** The time after which the longest allowed gap is within that share. */
const LISTENED_MS = LONGEST_SILENCE_MS / SILENT_SHARE;
/** Enough for a busy machine. */
const SECONDS_AHEAD = 5;

/** Fifteen seconds, and the code that counts them starts later than the page. */
const CALM_MS = 20_000;

export const FREE_MEMBER = 'free@afterglow.example';
export const PREMIUM_MEMBER = 'premium@afterglow.example';

const DEMO_PASSWORD = 'afterglow-demo';

/** The areas: a link in the main menu to each, and its heading. */
export const AREAS = {
  browse: { link: 'Home', heading: 'Home', path: '/' },
  radio: { link: 'Radio', heading: 'Radio', path: '/radio' },
  search: { link: 'Search', heading: 'Search Afterglow', path: '/search' },
  account: { link: 'Account Management', heading: 'Account', path: '/account' },
  premium: { link: /TRIAL|UPGRADE/, heading: 'Choose your plan', path: '/premium/view-plans' },
} as const;

export type AreaName = keyof typeof AREAS;

export class Listener {
  readonly page: Page;
  readonly siteUrl: string;
  readonly menu: Locator;
  readonly main: Locator;
  readonly player: Locator;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.main = page.getByRole('main');
    this.player = page.getByRole('region', { name: 'Player' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.siteUrl}${path}`);
  }

  async logIn(email = FREE_MEMBER): Promise<void> {
    await this.hasSkippedPremium();
    await this.open('/auth/login');
    await this.fillLogIn(email);
  }

  async fillLogIn(email = FREE_MEMBER): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await this.page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
    await expect(this.menu.getByRole('link', { name: 'Log out' })).toBeVisible();
  }

  /** Follows a path like a link in the page, after a user gesture, so that the browser allows audio. */
  async follow(path: string): Promise<void> {
    // Before the frame is mounted, the browser would load a new document.
    await this.page.locator('#main').waitFor({ state: 'attached' });
    await this.page.keyboard.press('Shift');
    await this.page.evaluate((href) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      link.click();
      link.remove();
    }, path);
  }

  /** Every file is requested again: with code cached from an earlier visit, nothing would be missing. */
  async withoutHttpCache(): Promise<void> {
    const protocol = await this.page.context().newCDPSession(this.page);
    await protocol.send('Network.enable');
    await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
    await protocol.send('Network.setBypassServiceWorker', { bypass: true });
  }

  /** A returning visitor who has said "Maybe later": otherwise a free member is sent to Premium whenever a page starts. */
  async hasSkippedPremium(): Promise<void> {
    await this.page.addInitScript(skipPremium);
  }

  /** Logged in earlier: the browser's storage has the user, and the fact that Premium was skipped. */
  async comeBackAsMember(email = FREE_MEMBER): Promise<void> {
    await this.hasSkippedPremium();
    await this.hasLoggedInBefore(email);
  }

  /** Logged in earlier: the browser's storage has only the user. */
  async hasLoggedInBefore(email: string): Promise<void> {
    const user = await storedUser(this.siteUrl, email);
    await this.page.addInitScript((stored) => localStorage.setItem('auth.currentUser', stored), user);
  }

  async visit(area: AreaName): Promise<void> {
    await this.enter(area);
    await this.expectArea(area);
  }

  /** Follows the main menu to an area's path, whatever is shown there. */
  async enter(area: AreaName): Promise<void> {
    const { link: name, path } = AREAS[area];
    const link = this.menu.getByRole('link', { name, exact: typeof name === 'string' });
    await link.first().click();
    await expect(this.page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  }

  async expectArea(area: AreaName): Promise<void> {
    await expect(this.heading(AREAS[area].heading)).toBeVisible();
  }

  versionShown(area: AreaName): Promise<string | null> {
    return this.page
      .locator(`[data-remote="${area}"] > [data-version]:not([data-staged])`)
      .getAttribute('data-version');
  }

  /** The names of the counted page views of the document, in order. */
  routeNames(): Promise<readonly unknown[]> {
    return this.page.evaluate(() =>
      (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').map((counted) => counted['name']),
    );
  }

  async expectRoutes(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.routeNames()).toEqual(names);
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  failureOf(area: string): Locator {
    return this.main.getByRole('region', { name: `${area} isn't working` });
  }

  /** A quarter of an hour, open to every member. */
  async playMix(): Promise<void> {
    await this.open('/mix/1');
    await this.pressPlay();
    await this.expectSound();
  }

  /** Plays a list of twenty, from its first mix on. */
  async playChart(): Promise<void> {
    await this.open('/browse/charts/101');
    await this.heading(/.+/).waitFor();
    await this.pressPlay();
    await this.expectSound();
  }

  async playChannel(channel: string): Promise<void> {
    await this.open(`/radio/${channel}`);
    await this.pressPlay();
    await this.expectSound();
  }

  /** The page's big play button; that of the condensed header cannot be reached until the page is scrolled. */
  async pressPlay(): Promise<void> {
    await this.main.locator('button:not([inert] *)').filter({ hasText: 'Play' }).first().click();
  }

  /** Clicks the waveform of the player bar; 0 is the start of the mix and 1 its end. Returns the requested position in seconds. */
  async seekTo(share: number): Promise<number> {
    const slider = this.player.getByRole('slider', { name: 'Seek' });
    const box = await slider.boundingBox();
    if (!box) throw new Error('The seek bar is not on the screen.');
    await slider.hover({ position: { x: box.width * share, y: box.height / 2 } });
    await this.page.mouse.down();
    const askedMs = Number(await slider.getAttribute('aria-valuenow'));
    await this.page.mouse.up();
    return askedMs / 1000;
  }

  /** A window without a sidebar. */
  isSmall(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  async openQueue(): Promise<void> {
    await this.player.getByRole('button', { name: 'Queue', exact: true }).click();
    await this.page.getByRole('tabpanel', { name: 'Queue' }).waitFor();
  }

  /** By its button or, on small screens, by a tap on the current track. */
  async openFullPlayer(): Promise<void> {
    await this.player.getByRole('button', { name: /full-screen player/i }).click();
    await this.page.getByRole('dialog', { name: 'Now playing' }).waitFor();
  }

  async chooseQuality(quality: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Quality/ }).click();
    await this.page.getByRole('option', { name: quality }).click();
  }

  /** Waits until the music plays: the position has advanced by a second. */
  async expectSound(): Promise<void> {
    await expect(async () => {
      const time = () => this.page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
      const before = await time();
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(await time()).toBeGreaterThan(before + 0.3);
    }).toPass({ timeout: 30_000 });
  }

  /** Waits as long as a tab takes to know that it is not busy. */
  async hasBeenCalm(): Promise<void> {
    await this.page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), CALM_MS);
  }

  /** Fails unless the music continues without a gap while `during` runs. */
  async expectMusicThroughout(during: () => Promise<void>, { atLeastMs = LISTENED_MS } = {}): Promise<void> {
    // Music that has never been played is rendered during playback, which is not under test here.
    await expect.poll(() => secondsAhead(this.page)).toBeGreaterThan(SECONDS_AHEAD);
    const startedAt = Date.now();
    const recorder = await recordSound(this.page);
    await during();
    const leftMs = atLeastMs - (Date.now() - startedAt);
    if (leftMs > 0) await this.page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), leftMs);
    const sound = await recorder.finish();
    expect(sound.interruptions, 'what interrupted the music').toEqual([]);
    expect(sound.audioElements, 'audio elements in the page').toBe(1);
    expect(sound.longestGapMs, 'longest silence').toBeLessThanOrEqual(LONGEST_SILENCE_MS);
    const { silentMs, wallMs } = sound;
    expect(silentMs / wallMs, `${Math.round(silentMs)} ms silent in ${Math.round(wallMs)} ms`).toBeLessThanOrEqual(
      SILENT_SHARE,
    );
  }
}

/** Runs in the page: stores that "Maybe later" was chosen for Premium. */
export function skipPremium(): void {
  localStorage.setItem('hasAppLoaded', 'true');
  localStorage.setItem('hasSkippedPremiumOnboarding', 'true');
}

/** The browser's storage for a logged-in demo member, under `auth.currentUser`. */
export async function storedUser(siteUrl: string, email = FREE_MEMBER): Promise<string> {
  const response = await fetch(`${siteUrl}/v3/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return response.text();
}
