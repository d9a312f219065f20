import * as z from 'zod/mini';

/** Codes of the service's error responses; the message of `validation_failed` names the field. */
export const apiErrorCodeSchema = z.enum([
  'validation_failed',
  'not_authenticated',
  'forbidden',
  'upgrade_required',
  'login_required',
  'confirmation_required',
  'captcha_refused',
  'wrong_code',
  'not_found',
  'conflict',
  'does_not_fit',
  'too_large',
  'too_many_requests',
  'server_busy',
  'out_of_space',
  'unexpected',
]);
/** Why the service rejected a call. */
export type ApiErrorCode = z.infer<typeof apiErrorCodeSchema>;

/** The body of every error response. */
export const apiErrorBodySchema = z.object({ code: apiErrorCodeSchema, message: z.string() });
/** A code to act on and a message in English. */
export interface ApiErrorBody extends z.infer<typeof apiErrorBodySchema> {}
