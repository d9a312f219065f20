import { expect, type Locator, type Page } from '@playwright/test';
import { CONSOLE_PATH } from '@afterglow/shared-registry-contracts';
import type { RunningSite } from '../support/site/site.ts';
import { readSiteTokens } from '../support/site/site-tokens.ts';

export class ReleaseConsole {
  readonly page: Page;
  readonly siteUrl: string;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.siteUrl}${CONSOLE_PATH}${search}`);
  }

  async signIn(site: RunningSite): Promise<void> {
    await this.signInWith((await readSiteTokens(site.dataDir)).manager);
  }

  async signInAsTeam(site: RunningSite, area: string): Promise<void> {
    await this.signInWith((await readSiteTokens(site.dataDir)).teams[area] ?? '');
  }

  async signInWith(token: string): Promise<void> {
    await this.open();
    await this.page.getByLabel('Token').fill(token);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await this.expectLive();
  }

  async expectLive(): Promise<void> {
    await expect(this.page.getByText('Live', { exact: true })).toBeVisible();
  }

  async goTo(view: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click();
  }

  cell(remote: string, environment = 'production'): Locator {
    return this.page.getByRole('region', { name: `${remote} in ${environment}`, exact: true });
  }

  async openArea(remote: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Releases' }).getByRole('link', { name: remote, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: remote })).toBeVisible();
  }

  history(remote: string): Locator {
    return this.page.getByRole('list', { name: `${remote} history in production` }).getByRole('listitem');
  }

  /** A version's health over time. */
  chart(remote: string, version: string): Locator {
    return this.page.getByRole('img', { name: `${remote} ${version}: ` });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  effect(): Locator {
    return this.dialog().getByRole('region', { name: 'Effect' });
  }

  async askToRollBack(remote: string): Promise<void> {
    await this.page.getByRole('button', { name: `Roll back ${remote} in production` }).click();
  }

  async openStaging(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open staging' }).click();
  }

  async giveReason(reason: string): Promise<void> {
    await this.dialog().getByLabel('Reason').fill(reason);
  }

  async confirm(words: string): Promise<void> {
    await this.dialog().getByRole('button', { name: words }).click();
  }
}
