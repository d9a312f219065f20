import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';

export interface GrantOptions {
  readonly months?: number;
  readonly until?: string;
  readonly reason: string;
}

export async function grantPremium(
  { output, connect }: CommandContext,
  email: string,
  options: GrantOptions,
): Promise<void> {
  const { months, until, reason } = options;
  if ((months === undefined) === (until === undefined))
    throw new CommandError('options-conflict', 'Set how long: use --months or --until.');
  const until_ = until === undefined ? {} : { until: endOf(until) };
  const subscription = await (
    await connect()
  ).call('grantPremium', {
    body: { email, reason, ...(months === undefined ? until_ : { months }) },
  });
  output.result(`${email} has Premium until ${subscription.endTime}.`, subscription);
}

/** A day without a time lasts to its end. */
function endOf(until: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(until);
  const time = new Date(isDay ? `${until}T23:59:59Z` : until);
  if (Number.isNaN(time.getTime()))
    throw new CommandError('date-invalid', `${until} isn't a date. Use a format like 2027-01-31.`);
  return time.toISOString();
}
