import type * as z from 'zod/mini';

export function issueText(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_value':
      return `it must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `it must be of type ${issue.expected}`;
    case 'invalid_format':
      return issue.message === 'Invalid input' ? 'it does not have the form that it must have' : issue.message;
    default:
      return issue?.message ?? 'it is not understood';
  }
}
