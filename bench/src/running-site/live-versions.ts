import { liveSetPath, liveSetSchema } from '@afterglow/shared-contracts';

/** The versions of the running site: the live one of the shell and of every area. */
export async function liveVersions(siteUrl: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(new URL(liveSetPath('production'), siteUrl));
  const { shellVersion, remotes } = liveSetSchema.parse(await response.json());
  return {
    shell: shellVersion ?? 'none',
    ...Object.fromEntries(remotes.map(({ name, live }) => [name, live.version])),
  };
}
