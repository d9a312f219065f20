const whole = new Intl.NumberFormat('en-US');

export function formatPlays(count: number): string {
  return `${whole.format(count)} plays`;
}
