import * as z from 'zod/mini';

/** When the account of a member who leaves is removed; null for one that stays. */
export const leavingSchema = z.object({ leaveTime: z.nullable(z.iso.datetime()) });
/** Whether a member leaves, and when. */
export type Leaving = z.infer<typeof leavingSchema>;
