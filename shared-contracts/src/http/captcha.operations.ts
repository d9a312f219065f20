import * as z from 'zod/mini';
import { captchaFormSchema, captchaTaskSchema } from '../domain/captcha.ts';
import { defineOperation } from './operation.ts';

/**
 * The header of a request that carries the proof that someone is a person: challenge and solution as JSON in base64, as ALTCHA's widget
 * gives it. One that is missing, out of date, used before or made for something else is refused with 403 `captcha_refused`.
 */
export const CAPTCHA_PROOF_HEADER = 'x-captcha-proof';

/** Each call sets another task; its solution is good once, for the form that is named. 503 while a hosted provider does not answer. */
export const createCaptchaTask = defineOperation({
  name: 'createCaptchaTask',
  method: 'POST',
  path: '/captcha/tasks',
  summary: 'Get a task that shows you are a person',
  body: z.object({ form: captchaFormSchema }),
  response: captchaTaskSchema,
  refusals: [429, 503],
});
