/**
 * The JavaScript types of columns, the same from both databases: int8 (and so count(*)) as a number, date as its ISO text. By default
 * one driver returns strings and the other a local midnight.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseInteger,
  1082: (text) => text,
};

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number.`);
  return value;
}
