import * as z from 'zod/mini';

/** When the account of a member is deleted; null without a pending deletion. */
export const accountDeletionSchema = z.object({ leaveTime: z.nullable(z.iso.datetime()) });
/** The state of an account deletion. */
export interface AccountDeletion extends z.infer<typeof accountDeletionSchema> {}
