import type { BuiltRelease } from '@afterglow/shared-build';
import { createReleasesClient, publishBuilt, type LocalTokens } from '@afterglow/releases';
import { StartupError } from '@afterglow/kit';

interface PublishOptions {
  readonly url: string;
  readonly tokens: LocalTokens;
  readonly builds: readonly BuiltRelease[];
  /** Called after each with how many are done. */
  readonly onPublished: (done: number) => void;
}

/** Publishes every build over HTTP with its own team's token; the shell goes first, or there would be no page to show it in. */
export async function publishReleases({ url, tokens, builds, onPublished }: PublishOptions): Promise<void> {
  for (const [index, { dir, manifest }] of builds.entries()) {
    const token = tokens.teams[manifest.name];
    if (!token) {
      throw new StartupError(
        'configuration-invalid',
        `No token exists for the team of ${manifest.name}: remove tokens.json from the data folder.`,
      );
    }
    const client = createReleasesClient({ url, token });
    await publishBuilt(client, dir, { environment: 'production', reason: 'Start of the site' });
    onPublished(index + 1);
  }
}
