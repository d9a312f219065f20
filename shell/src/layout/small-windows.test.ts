/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BREAKPOINTS } from '@afterglow/shared-ui';

const css = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** A stylesheet's declarations for a class, only those inside the media query. */
function rulesOf(file: string, media: string, name: string): string {
  const block = css(file).split(`@media (${media}) {`)[1]?.split('\n}')[0] ?? '';
  return new RegExp(`\\n  \\.${name} \\{([^}]*)\\}`).exec(block)?.[1] ?? '';
}

// jsdom does not apply these stylesheets, so their text is read instead; a journey checks them in a browser.
test('[SHELL-042] only below 768 px the menu bar is shown, and the sidebar is a menu', () => {
  expect(BREAKPOINTS.medium).toBe(768);
  expect(rulesOf('sidebar/mobile-menu-bar.module.css', 'width >= 768px', 'bar')).toContain('display: none');
  expect(rulesOf('sidebar/sidebar.module.css', 'width < 768px', 'sidebar')).toContain('visibility: hidden');
  expect(rulesOf('sidebar/sidebar.module.css', 'width < 768px', 'open')).toContain('visibility: visible');
});
