import type { DeclaredCall } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/**
 * The response of a call as declared, without undeclared fields. One that breaks the contract is the service's own fault and is never
 * sent: it throws a ServiceAnswerError, which is a logged 500.
 */
export function validateResponse(call: DeclaredCall, data: unknown): unknown {
  const parsed = z.safeParse(call.response, data);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0];
  throw new ServiceAnswerError(call.name, `${where?.path.join('.') ?? ''}: ${where?.message ?? ''}`);
}

class ServiceAnswerError extends Error {
  override readonly name = 'ServiceAnswerError';
  constructor(call: string, detail: string) {
    super(`The answer of ${call} breaks its contract at ${detail}`);
  }
}
