import { captchaChallengeSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const proofSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: z.string() }),
});
/** The payload of the widget. */
export type SolvedTask = z.infer<typeof proofSchema>;

/** Undefined for anything that the widget does not write. */
export function readProof(proof: string): SolvedTask | undefined {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
