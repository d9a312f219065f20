import type { BuiltRelease } from '@afterglow/shared-build';
import { createReleasesClient, publishBuilt, type LocalTokens, type PublishedBuild } from '@afterglow/releases';
import { StartupError } from '@afterglow/kit';

interface PublishOptions {
  readonly url: string;
  readonly tokens: LocalTokens;
  readonly builds: readonly BuiltRelease[];
  readonly onPublished: (published: PublishedBuild) => void;
}

/** Publishes every build over HTTP with its own team's token; the shell goes first, or there would be no page to show it in. */
export async function publishReleases({ url, tokens, builds, onPublished }: PublishOptions): Promise<void> {
  for (const { dir, manifest } of builds) {
    const token = tokens.teams[manifest.name];
    if (!token) {
      throw new StartupError(
        'configuration-invalid',
        `There is no token for the team of ${manifest.name}: remove tokens.json from the data folder.`,
      );
    }
    const client = createReleasesClient({ url, token });
    onPublished(await publishBuilt(client, dir, { environment: 'production', reason: 'Start of the site' }));
  }
}
