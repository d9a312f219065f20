import { registryOperations } from '@afterglow/shared-contracts/registry';
import { packRelease } from '../../client/pack-release.ts';
import { defineCommand } from '../define-command.ts';
import { findReleaseFolder } from '../find-release-folder.ts';

export const publish = defineCommand(registryOperations.publish, {
  async call(context, { folder = '' }) {
    const release = await packRelease(await findReleaseFolder(folder));
    const { name, version, files } = release.manifest;
    context.output.progress(`Publishing ${name} ${version}: ${files.length} files, ${release.archive.length} bytes`);
    const client = await context.connect(registryOperations.publish, name);
    return client.publishPacked(release);
  },
  present(answer) {
    const words = answer.outcome === 'published' ? 'is published' : 'was published before, with the same bytes';
    return { forPeople: `${answer.name} ${answer.version} ${words}.`, forScripts: answer };
  },
});
