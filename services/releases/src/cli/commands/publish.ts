import { packRelease } from '../../client/pack-release.ts';
import type { CommandContext } from '../command-context.ts';
import { findReleaseFolder } from '../find-release-folder.ts';

export async function publish(context: CommandContext, folder: string): Promise<void> {
  const { manifest, archive } = await packRelease(await findReleaseFolder(folder));
  const { name, version } = manifest;
  context.output.progress(`Publishing ${name} ${version}: ${manifest.files.length} files, ${archive.length} bytes`);
  const client = await context.connect({ kind: 'publish', remote: name });
  const { outcome } = await client.publishPacked({ manifest, archive });
  const words = outcome === 'published' ? 'is published' : 'was published before, with the same bytes';
  context.output.result(`${name} ${version} ${words}.`, { outcome, name, version });
}
