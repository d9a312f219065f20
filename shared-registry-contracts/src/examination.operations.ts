import * as z from 'zod/mini';
import { defineRegistryOperation } from './registry-operation.ts';
import { RELEASES_PATH } from '@afterglow/shared-contracts';

/** One problem, and how to fix it. */
export const findingSchema = z.object({
  about: z.enum(['files', 'left-overs', 'log', 'clock', 'space']),
  what: z.string(),
  remedy: z.string(),
});
/** One problem, and how to fix it. */
export interface Finding extends z.infer<typeof findingSchema> {}

/** The checks, and their problems; `nowIso` is the registry's time. */
export const examinationSchema = z.object({
  nowIso: z.string(),
  versions: z.int(),
  files: z.int(),
  revisions: z.int(),
  findings: z.array(findingSchema),
});
/** The checks, and their problems. */
export interface DiagnosticsReport extends z.infer<typeof examinationSchema> {}

export const examine = defineRegistryOperation({
  name: 'examine',
  method: 'GET',
  path: `${RELEASES_PATH}/examination`,
  summary: 'Check files, log, clocks, and disk space, and suggest fixes',
  access: 'manager',
  response: examinationSchema,
  command: { name: 'doctor', positions: [], output: examinationSchema },
});
