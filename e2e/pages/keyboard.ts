import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More controls than precede any wanted one. */
const MOST_STOPS = 120;
/** Between two searches by role and name, each of which takes as long as ten presses. */
const STOPS_PER_SEARCH = 10;

type Focus = 'there' | 'elsewhere' | 'gone';

type TabKey = 'Tab' | 'Shift+Tab';

/** A user without a pointer, who reaches everything with Tab and sees the focus. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the control with this role and name has the focus; `Shift+Tab` for one that precedes it. */
  async tabTo(
    role: 'button' | 'checkbox' | 'link' | 'textbox' | 'radio' | 'slider' | 'tab' | 'application',
    name: string | RegExp,
    key: TabKey = 'Tab',
  ): Promise<void> {
    const wanted = this.#page.getByRole(role, { name, exact: typeof name === 'string' });
    await this.#tabToOne(wanted, `${role} ${String(name)}`, key);
  }

  /** Presses Tab until the field with this label has the focus; a password has no role. */
  async tabToField(label: string): Promise<void> {
    await this.#tabToOne(this.#page.getByLabel(label, { exact: true }), `field ${label}`);
  }

  async #tabToOne(wanted: Locator, what: string, key: TabKey = 'Tab'): Promise<void> {
    let found: readonly ElementHandle[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      let focus = stop % STOPS_PER_SEARCH === 0 ? 'gone' : await this.#focusOn(found);
      if (focus === 'gone') {
        found = await wanted.elementHandles();
        focus = await this.#focusOn(found);
      }
      // By now it may have another name.
      if (focus === 'there' && (await wanted.evaluateAll(focusOn)) === 'there') return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`No ${key} leads to the ${what}.`);
  }

  /** A page that was left has no elements anymore. */
  #focusOn(elements: readonly ElementHandle[]): Promise<Focus> {
    return this.#page.evaluate(focusOn, elements).catch(() => 'gone');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** The focus ring is visible and not behind the player. */
  async expectFocusSeen(): Promise<void> {
    const seen = await this.#page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(focused.contains(hit) || hit.contains(focused))) return `${focused.outerHTML} is covered`;
      return focused.matches(':focus-visible') ? 'seen' : 'no ring';
    });
    expect(seen).toBe('seen');
  }
}

/** Runs in the page: whether one of these elements has the focus, or has been replaced. */
function focusOn(elements: readonly Node[]): Focus {
  if (elements.some((one) => one === document.activeElement)) return 'there';
  return elements.length > 0 && elements.every((one) => one.isConnected) ? 'elsewhere' : 'gone';
}
