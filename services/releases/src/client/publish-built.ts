import { type Environment, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import {
  type HistoryEntry,
  type PublishAnswer,
  registryOperations,
  revisionTag,
} from '@afterglow/shared-registry-contracts';
import { START_LABEL } from '../access/caller.ts';
import type { ReleasesClient } from './create-releases-client.ts';
import { isRegistryError } from './registry-error.ts';

/** The outcome of publishing a build: it was made live, was live already, or was not promoted because a person decided otherwise. */
export type PublishedBuild = PublishAnswer &
  (
    | { readonly live: 'promoted' | 'already' }
    /** `decision` is the last change of that area. */
    | { readonly live: 'unchanged'; readonly decision: HistoryEntry }
  );

/** The environment in which a build is made live, and the reason for the log. */
export interface PublishBuiltOptions {
  readonly environment: Environment;
  readonly reason: string;
}

/** Others may change the live set at the same time: each try starts with the current one. */
const TRIES = 10;
/** The label and reason of starts that had a team's token. */
const FORMER_REASON = 'Start of the site';

/**
 * Publishes a built release and makes it live unless a person decided otherwise: a person's promotion or rollback stays, until a person
 * promotes the last start's build. Throws a RegistryError when it fails, or when the folder contains no release.
 */
export async function publishBuilt(
  client: ReleasesClient,
  folder: string,
  options: PublishBuiltOptions,
): Promise<PublishedBuild> {
  const published = await client.publish(folder);
  for (let tries = 1; ; tries += 1) {
    try {
      return { ...published, ...(await makeLive(client, published, options)) };
    } catch (error) {
      if (tries === TRIES || !isRegistryError(error) || error.code !== 'conflict') throw error;
    }
  }
}

async function makeLive(client: ReleasesClient, { name, version }: PublishAnswer, options: PublishBuiltOptions) {
  const { environment, reason } = options;
  // Read first, so that any later decision makes the promotion fail.
  const { revision, shellVersion, remotes } = await client.liveSet(environment);
  const running = name === SHELL_RELEASE_NAME ? shellVersion : remotes.find((one) => one.name === name)?.live.version;
  if (running === version) return { live: 'already' } as const;
  const [decision] = await client.history(environment, { remote: name, limit: 1 });
  if (decision !== undefined && !(await leavesItToStarts(client, decision, version)))
    return { live: 'unchanged', decision } as const;
  await client.call(registryOperations.promote, {
    params: { environment, remote: name },
    requestHeaders: { 'if-match': revisionTag(revision) },
    body: { version, reason },
  });
  return { live: 'promoted' } as const;
}

/** A start's own decision, or that of a person who promoted the last start's build. */
async function leavesItToStarts(client: ReleasesClient, decision: HistoryEntry, built: string): Promise<boolean> {
  const { actor, action, remote, reason, toVersion } = decision;
  if (actor === START_LABEL || (actor === `team ${remote}` && reason === FORMER_REASON)) return true;
  if (action !== 'promote') return false;
  const ofStarts = (await client.versions(remote)).filter(({ publishedBy }) => publishedBy === START_LABEL);
  return ofStarts.find(({ version }) => version !== built)?.version === toVersion;
}
