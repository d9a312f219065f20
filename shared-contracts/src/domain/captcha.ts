import * as z from 'zod/mini';

/** The forms that ask for a proof that someone is a person; a proof holds for the one that it was asked for. */
export const captchaFormSchema = z.enum(['sign-up']);
/** A form that asks for a proof. */
export type CaptchaForm = z.infer<typeof captchaFormSchema>;

/** A task in the format of ALTCHA (https://altcha.org), signed by anyone who set it. Hexadecimal text, where it is not told otherwise. */
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
/** A task whose solution shows that a form was not filled in by the thousand. */
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** What a form has to solve: null where this service asks for no proof. It may be handed in for `holdsMs` milliseconds. */
export const captchaTaskSchema = z.object({ challenge: z.nullable(captchaChallengeSchema), holdsMs: z.int() });
/** What a form has to solve, and for how long it may be handed in. */
export type CaptchaTask = z.infer<typeof captchaTaskSchema>;
