import { subnetOf } from '@afterglow/kit';
import { operations } from '@afterglow/shared-contracts';
import type { ApiContext } from '#app/api-context.ts';

/** Setting a task costs as much as one try at it. */
const TASKS_PER_NETWORK = { scope: 'captcha task from address', attempts: 300, windowMs: 60 * 60 * 1000 };

export function mountCaptcha({ register, captcha, limitAttempts }: ApiContext): void {
  const byNetwork = limitAttempts(TASKS_PER_NETWORK);
  register(operations.createCaptchaTask, async ({ body, address }) => {
    await byNetwork.take(subnetOf(address));
    return { data: await captcha.issue(body.form) };
  });
}
