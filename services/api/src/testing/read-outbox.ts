import type { RunningApi } from './start-api.ts';

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const MOST_MAILS = 50;

/** The mails that the service has written, latest first. */
export async function readOutbox({ mails }: Pick<RunningApi, 'mails'>): Promise<OutboxMail[]> {
  const stored = await mails.list(MOST_MAILS, undefined);
  return stored.map(({ recipient, subject, text }) => ({ to: recipient, subject, text: text ?? '' }));
}
