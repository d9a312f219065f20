import * as z from 'zod/mini';
import { captchaFormSchema, captchaTaskSchema } from '../domain/captcha.ts';
import { defineOperation } from './operation.ts';

/**
 * The request header with the captcha solution: challenge and solution as JSON in base64, in the format of ALTCHA's
 * widget. One that is missing, expired, used before or created for another form is rejected with 403
 * `captcha_refused`.
 */
export const CAPTCHA_PROOF_HEADER = 'x-captcha-proof';

/**
 * Each call creates another task; its solution is valid once, for the named form. 503 while a hosted provider does not
 * respond.
 */
export const createCaptchaTask = defineOperation({
  name: 'createCaptchaTask',
  method: 'POST',
  path: '/captcha/tasks',
  summary: 'Get a task that shows you are a person',
  body: z.object({ form: captchaFormSchema }),
  response: captchaTaskSchema,
  refusals: [429, 503],
});
