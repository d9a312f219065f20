import { subnetOf } from '@afterglow/kit';
import { operations } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import type { Captcha } from './captcha-port.ts';

interface CaptchaContext extends ServiceContext {
  readonly captcha: Captcha;
}

/** A challenge costs as much CPU as one try at it. */
const TASKS_PER_NETWORK = { scope: 'captcha task from address', attempts: 300, windowMs: HOUR_MS };

export function mountCaptcha({ register, captcha, limitAttempts }: CaptchaContext): void {
  const byNetwork = limitAttempts(TASKS_PER_NETWORK);
  register(operations.createCaptchaTask, async ({ body, address }) => {
    await byNetwork.take(subnetOf(address));
    return { data: await captcha.issue(body.form) };
  });
}
