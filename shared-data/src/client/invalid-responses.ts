import type { ApiError } from '../errors.ts';

/** A response that its operation's schema rejects: the service and this page disagree about the format. */
export interface InvalidResponse {
  readonly operation: string;
  /** For example "items.0.title". */
  readonly field: string;
  /** The schema's message. */
  readonly message: string;
}

/** Reports each operation and field once: a list that is requested repeatedly has one mistake, in any of its items. */
export function reportOnce(report: (answer: InvalidResponse) => void): (error: ApiError) => void {
  const reported = new Set<string>();
  return ({ code, operation, field, message }) => {
    if (code !== 'answer_malformed' || field === null) return;
    const mistake = `${operation} ${field.replaceAll(/\d+/g, '*')}`;
    if (reported.has(mistake)) return;
    reported.add(mistake);
    report({ operation, field, message });
  };
}
