import * as z from 'zod/mini';

/**
 * The copy of what is kept about a member: `none` when none was asked for, or the last one is gone. `address` opens the file for a few
 * minutes, as long as the session that asked for it is open; a session that has not just been confirmed gets null, though the copy is ready.
 */
export const dataExportSchema = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  requestTime: z.nullable(z.iso.datetime()),
  expiryTime: z.nullable(z.iso.datetime()),
  sizeBytes: z.nullable(z.int()),
  address: z.nullable(z.string()),
});
/** The copy of what is kept about a member. */
export type DataExport = z.infer<typeof dataExportSchema>;
