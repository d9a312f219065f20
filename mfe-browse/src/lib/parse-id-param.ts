/** An id in a URL; undefined for anything that is not a number, or too large. */
export function parseIdParam<Id>(schema: IdSchema<Id>, part: string | undefined): Id | undefined {
  if (part === undefined || !/^\d+$/.test(part)) return undefined;
  const parsed = schema.safeParse(Number(part));
  return parsed.success ? parsed.data : undefined;
}

interface IdSchema<Id> {
  safeParse(value: unknown): { readonly success: true; readonly data: Id } | { readonly success: false };
}
