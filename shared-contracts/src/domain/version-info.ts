import * as z from 'zod/mini';

/** The shell release that is live; `severity` "critical" forces a reload. */
export const versionInfoSchema = z.object({ clientVersion: z.string(), severity: z.string() });
/** The live shell release as the service answers it. */
export type VersionInfo = z.infer<typeof versionInfoSchema>;
