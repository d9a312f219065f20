import type { Environment } from '@afterglow/shared-contracts';
import type { PublishAnswer } from '@afterglow/shared-contracts/registry';
import type { ReleasesClient } from './create-releases-client.ts';

/** The outcome of publishing a build; `promoted` when it was made live as well. */
export type PublishedBuild = PublishAnswer & { readonly promoted: boolean };

/** The environment in which a build is made live, and the reason for the log. */
export interface PublishBuiltOptions {
  readonly environment: Environment;
  readonly reason: string;
}

/**
 * Publishes a built release and makes it live, unless that version was live before: a rolled-back version stays rolled back, and a
 * start that was interrupted between the two steps continues. Throws a RegistryError when it is refused, or when the folder does not
 * contain a release.
 */
export async function publishBuilt(
  client: ReleasesClient,
  folder: string,
  options: PublishBuiltOptions,
): Promise<PublishedBuild> {
  const { outcome, name, version } = await client.publish(folder);
  const { environment, reason } = options;
  const [earlier] = await client.history(environment, { remote: name, version, limit: 1 });
  const hasBeenLive = earlier !== undefined;
  if (!hasBeenLive) await client.promote({ environment, remote: name, version, reason });
  return { outcome, name, version, promoted: !hasBeenLive };
}
