import { readOutbox } from './read-outbox.ts';
import type { RunningApi } from './start-api.ts';

export interface MailedPage {
  open(): Promise<Response>;
  press(): Promise<Response>;
}

/** The page that the latest mail with a link to one of the service's own pages leads this recipient to. */
export async function mailedPage(api: RunningApi, recipient: string): Promise<MailedPage> {
  const links = (await readOutbox(api))
    .filter(({ to }) => to === recipient)
    .flatMap(({ text }) => /https?:\/\/\S+\/v3(\/members\/email-change\S*)/.exec(text)?.[1] ?? []);
  const [path = ''] = links;
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return {
    open: () => api.request(path),
    press: () => api.request(pathname, { method: 'POST', body: searchParams }),
  };
}

export async function confirmNewEmail(api: RunningApi, newEmail: string): Promise<void> {
  const { status } = await (await mailedPage(api, newEmail)).press();
  if (status !== 200) throw new Error(`The new address was refused with ${status}.`);
}
