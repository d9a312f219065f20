import * as z from 'zod/mini';

/**
 * A member's data export: `none` when none was requested, or the last one was deleted. `address` opens the file for a
 * few minutes, while the session that requested it is valid; a session that was not just confirmed gets null, even if
 * the export is ready.
 */
export const dataExportSchema = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  requestTime: z.nullable(z.iso.datetime()),
  expiryTime: z.nullable(z.iso.datetime()),
  sizeBytes: z.nullable(z.int()),
  address: z.nullable(z.string()),
});
/** A member's data export. */
export interface DataExport extends z.infer<typeof dataExportSchema> {}
