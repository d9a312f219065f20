import { expect, type Locator } from '@playwright/test';
import type { Listener } from './listener.ts';

export class BrowsePages {
  readonly listener: Listener;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  section(name: string): Locator {
    return this.listener.main.getByRole('region', { name, exact: true });
  }

  async sectionTitles(): Promise<readonly string[]> {
    return this.listener.main.getByRole('heading', { level: 2 }).allTextContents();
  }

  list(name: string): Locator {
    return this.listener.main.getByRole('list', { name, exact: true });
  }

  tab(bar: string, name: string): Locator {
    return this.listener.main
      .getByRole('navigation', { name: bar, exact: true })
      .getByRole('link', { name, exact: true });
  }

  titlesIn(list: Locator): Promise<readonly string[]> {
    return list.getByRole('heading', { level: 3 }).allTextContents();
  }

  /** Opens a path and waits for the page's heading and the content below it. */
  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.listener.open(path);
    await this.expectPage(heading);
  }

  async expectPage(heading: string | RegExp): Promise<void> {
    await expect(this.listener.heading(heading)).toBeVisible();
    // A button is busy while its music loads, but the page is complete.
    await expect(this.listener.main.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  }
}
