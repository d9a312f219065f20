import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';

/** Events of the session. `auth:logged-out` says whether the member requested it or the session had expired. */
export const authEvents = {
  'auth:logged-in': z.object({ membersId: memberIdSchema }),
  'auth:logged-out': z.object({ reason: z.enum(['requested', 'session-ended']) }),
  'auth:member-changed': z.object({ membersId: memberIdSchema, premium: z.boolean() }),
} as const;
