import type { CaptchaTask } from '@afterglow/shared-contracts';
import { act, screen } from '@testing-library/react';

const HOLDS_MS = 600_000;

/** The service asks for no proof. */
export const NO_CAPTCHA = { createCaptchaTask: () => ({ data: { challenge: null, holdsMs: HOLDS_MS } }) };

/** A task of which the fake widget knows the solution. */
export function captchaTask(nonce: string): { readonly data: CaptchaTask } {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' };
  return { data: { challenge: { parameters, signature: '00' }, holdsMs: HOLDS_MS } };
}

/** What ALTCHA's element does, without its work: a click solves the task, whose nonce is the proof. */
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
    // What the component gives it.
    const task = JSON.parse(this.getAttribute('challenge') ?? '{}') as NonNullable<CaptchaTask['challenge']>;
    const payload = state === 'verified' ? task.parameters.nonce : null;
    this.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
  }
}

/** Stands in for ALTCHA's element, which then defines none. */
export function defineFakeAltcha(): void {
  customElements.define('altcha-widget', FakeAltcha);
}

export const captchaBox = () => screen.findByRole('checkbox', { name: "I'm not a robot" }, { timeout: 4_000 });

/** Until the task is too old. */
export async function letTaskExpire(): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(HOLDS_MS)));
}
