import type { CaptchaTask } from '@afterglow/shared-contracts';
import { act, screen } from '@testing-library/react';
import { CAPTCHA_HOLDS_MS } from '../fixtures/pages.ts';

export { NO_CAPTCHA } from '../fixtures/pages.ts';

export function captchaTask(nonce: string): { readonly data: CaptchaTask } {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' };
  return { data: { challenge: { parameters, signature: '00' }, holdsMs: CAPTCHA_HOLDS_MS } };
}

/** Fakes ALTCHA's element without its work: a click solves the task, with the nonce as solution. */
class FakeAltcha extends HTMLElement {
  connectedCallback(): void {
    this.innerHTML = "<label><input type='checkbox' />I'm not a robot</label><span></span>";
    this.querySelector('input')?.addEventListener('change', () => this.setState('verified'));
  }

  reset(state: string): void {
    this.setState(state);
  }

  private setState(state: string): void {
    const [box, words] = [this.querySelector('input'), this.querySelector('span')];
    if (box) box.checked = state === 'verified';
    if (words) words.textContent = state;
    const task = JSON.parse(this.getAttribute('challenge') ?? '{}') as NonNullable<CaptchaTask['challenge']>;
    const payload = state === 'verified' ? task.parameters.nonce : null;
    this.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
  }
}

/** Replaces ALTCHA's element, which then defines none. */
export function defineFakeAltcha(): void {
  customElements.define('altcha-widget', FakeAltcha);
}

export const captchaBox = () => screen.findByRole('checkbox', { name: "I'm not a robot" }, { timeout: 4_000 });

export async function letTaskExpire(): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(CAPTCHA_HOLDS_MS)));
}
