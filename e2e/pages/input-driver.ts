import type { Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';

/** Fills in forms and follows links, so that a journey works by pointer and by keyboard alone. */
export interface InputDriver {
  fill(label: string, text: string): Promise<void>;
  tick(name: string | RegExp): Promise<void>;
  /** A control after the current one; `before` for one that precedes it. */
  press(role: 'button' | 'link', name: string | RegExp, where?: 'after' | 'before'): Promise<void>;
}

export function byPointer(page: Page): InputDriver {
  return {
    tick: (name) => page.getByRole('checkbox', { name }).click(),
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    press: (role, name) => page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click(),
  };
}

export function byKeyboard(page: Page): InputDriver {
  const keyboard = new Keyboard(page);
  return {
    async fill(label, text) {
      await keyboard.tabToField(label);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    async tick(name) {
      await keyboard.tabTo('checkbox', name);
      await keyboard.press('Space');
    },
    async press(role, name, where) {
      await keyboard.tabTo(role, name, where === 'before' ? 'Shift+Tab' : 'Tab');
      await keyboard.expectFocusSeen();
      await keyboard.press('Enter');
    },
  };
}
