import { liveSetPath, liveSetSchema } from '@afterglow/shared-contracts';

/** The live versions of the shell and of every area on the running site. */
export async function liveVersions(siteUrl: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(new URL(liveSetPath('production'), siteUrl));
  const { shellVersion, remotes } = liveSetSchema.parse(await response.json());
  return {
    shell: shellVersion ?? 'none',
    ...Object.fromEntries(remotes.map(({ name, live }) => [name, live.version])),
  };
}
