import { captchaChallengeSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const proofSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: z.string() }),
});
/** What the widget hands in. */
export type SolvedTask = z.infer<typeof proofSchema>;

/** Undefined for anything that no widget writes. */
export function readProof(proof: string): SolvedTask | undefined {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
