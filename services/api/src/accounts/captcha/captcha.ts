import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { captchaRefused } from '#app/service-errors.ts';
import type { Captcha } from './captcha-port.ts';
import type { CaptchaProvider } from './captcha-provider.ts';
import type { UsedProofs } from './used-proofs.ts';

const HOLDS_MS = 10 * MINUTE_MS;
/** Four times the length of our own proofs. */
const PROOF_MAX = 4_000;

interface CaptchaOptions {
  /** Undefined switches the captcha off. */
  readonly provider: CaptchaProvider | undefined;
  readonly usedProofs: UsedProofs;
  readonly clock: Clock;
}

export function createCaptcha({ provider, usedProofs, clock }: CaptchaOptions): Captcha {
  if (!provider) {
    return { issue: () => Promise.resolve({ challenge: null, holdsMs: HOLDS_MS }), take: () => Promise.resolve() };
  }
  return {
    issue: async (form) => ({ challenge: await provider.issue(form, HOLDS_MS), holdsMs: HOLDS_MS }),
    async take(proof, form) {
      if (proof === undefined || proof.length > PROOF_MAX) throw captchaRefused();
      const checked = await provider.check(proof, form);
      if (!checked) throw captchaRefused();
      const now = clock.nowMs();
      await usedProofs.forget(new Date(now));
      if (!(await usedProofs.use(checked.key, new Date(now + (provider.standsByMs ?? HOLDS_MS)))))
        throw captchaRefused();
    },
  };
}
