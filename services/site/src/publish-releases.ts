import {
  createReleasesClient,
  isRegistryError,
  publishBuilt,
  type PublishedBuild,
  type ReleasesClient,
} from '@afterglow/releases';

/** A built release on disk. */
export interface Built {
  readonly dir: string;
}

interface PublishOptions {
  readonly url: string;
  readonly token: string;
  readonly builds: readonly Built[];
  /** Called after each release with the number of finished ones. */
  readonly onPublished: (done: number) => void;
  /** Called at the end with a line for each build that is not live, and why. */
  readonly onNotPromoted: (lines: readonly string[]) => void;
}

/** Publishes every build over HTTP; the shell goes first, because areas need its page. */
export async function publishReleases({
  url,
  token,
  builds,
  onPublished,
  onNotPromoted,
}: PublishOptions): Promise<void> {
  const client = createReleasesClient({ url, token });
  const notPromoted: string[] = [];
  for (const [index, { dir }] of builds.entries()) {
    notPromoted.push(...(await publishOne(client, dir)));
    onPublished(index + 1);
  }
  onNotPromoted(notPromoted);
}

/** An area that does not fit the live set is not promoted, and the site starts with the live set. */
async function publishOne(client: ReleasesClient, dir: string): Promise<readonly string[]> {
  try {
    const published = await publishBuilt(client, dir, { environment: 'production', reason: 'Start of the site' });
    return published.live === 'unchanged' ? [notPromotedLine(published)] : [];
  } catch (error) {
    if (isRegistryError(error) && error.code === 'does_not_fit') return [`Not published: ${error.message}`];
    throw error;
  }
}

type UnpromotedBuild = Extract<PublishedBuild, { readonly live: 'unchanged' }>;

/** Why the build was not promoted, and how to make it live. */
export function notPromotedLine({ name, version, decision }: UnpromotedBuild): string {
  const { actor, reason } = decision;
  const why = `${actor} ${decided(decision)} ("${reason}")`;
  return `${name} ${version} is published but not live because ${why}. To make it live: npm run -s afterglow -- promote ${name} ${version}`;
}

function decided({ action, remote, toVersion }: UnpromotedBuild['decision']): string {
  switch (action) {
    case 'promote':
      return `promoted ${toVersion}`;
    case 'rollback':
      return `rolled ${remote} back to ${toVersion}`;
    case 'retire':
      return `retired ${remote}`;
    case 'canary':
      return `tries ${toVersion} as a canary`;
    case 'end-canary':
      return `ended the canary, so everyone has ${toVersion}`;
  }
}
