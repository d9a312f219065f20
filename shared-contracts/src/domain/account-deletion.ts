import * as z from 'zod/mini';

/** When the account of a member who leaves is removed; null for one that stays. */
export const accountDeletionSchema = z.object({ leaveTime: z.nullable(z.iso.datetime()) });
/** Whether a member leaves, and when. */
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
