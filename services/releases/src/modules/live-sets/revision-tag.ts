import { ServiceError } from '@afterglow/kit';

/** A revision as an entity tag. */
export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** The revision in an If-Match header; refuses one that is none. */
export function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const digits = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (digits === undefined)
    throw new ServiceError('invalid', 'validation_failed', 'If-Match is not a revision such as "12".');
  return Number(digits);
}
