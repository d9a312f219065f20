import type { ChannelId } from '@afterglow/shared-contracts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';

export interface ScheduleOptions {
  readonly channel?: ChannelId;
  readonly from?: string;
  readonly days: number;
}

export async function generateSchedule({ output, connect }: CommandContext, options: ScheduleOptions): Promise<void> {
  const { channel, from, days } = options;
  const answer = await (
    await connect()
  ).call('generateSchedule', {
    body: {
      days,
      ...(channel === undefined ? {} : { station: channel }),
      ...(from === undefined ? {} : { from: timeOf(from) }),
    },
  });
  const lines = answer.stations.map(({ station, broadcasts, added, removed, to }) => {
    return `${station}: ${broadcasts} broadcasts until ${to}, ${added} new, ${removed} removed`;
  });
  output.result(lines.join('\n'), answer);
}

function timeOf(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new CommandError('date-invalid', `${text} isn't a time. Use a format like 2027-01-31 or 2027-01-31T18:00Z.`);
  return time.toISOString();
}
