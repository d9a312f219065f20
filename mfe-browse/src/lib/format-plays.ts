const whole = new Intl.NumberFormat('en-US');

/** For example "12,345 plays". */
export function formatPlays(count: number): string {
  return `${whole.format(count)} plays`;
}
