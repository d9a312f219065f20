import * as z from 'zod/mini';

/** The live shell release; `severity` "critical" forces a reload. */
export const versionInfoSchema = z.object({ clientVersion: z.string(), severity: z.string() });
/** The live shell release as the service returns it. */
export interface VersionInfo extends z.infer<typeof versionInfoSchema> {}
