import { captchaChallengeSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const proofSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: z.string() }),
});
export type SolvedTask = z.infer<typeof proofSchema>;

export function readProof(proof: string): SolvedTask | undefined {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
