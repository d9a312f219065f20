import * as z from 'zod/mini';

/** The forms that require a captcha; a solution is valid only for its form. */
export const captchaFormSchema = z.enum(['sign-up']);
/** A form that requires a captcha. */
export type CaptchaForm = z.infer<typeof captchaFormSchema>;

/**
 * A task in the format of ALTCHA (https://altcha.org), signed by its issuer. Hexadecimal text unless noted otherwise.
 */
export const captchaChallengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
/** A captcha task, which makes mass sign-ups expensive. */
export interface CaptchaChallenge extends z.infer<typeof captchaChallengeSchema> {}

/** The captcha of a form: null if this service requires none. It is valid for `holdsMs` milliseconds. */
export const captchaTaskSchema = z.object({ challenge: z.nullable(captchaChallengeSchema), holdsMs: z.int() });
/** The captcha of a form, and how long it is valid. */
export interface CaptchaTask extends z.infer<typeof captchaTaskSchema> {}
