import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { packRelease } from '../../client/index.ts';
import { defineCommand } from '../define-command.ts';
import { findRelease } from '../find-release.ts';
import { notesText } from '../notes-text.ts';
import { sourcesText } from '../sources-text.ts';

export const publish = defineCommand(registryOperations.publish, {
  async call(context, { area = '' }) {
    const found = await findRelease(area, context.buildArea, (name) =>
      context.requireToken(registryOperations.publish, name),
    );
    const release = await packRelease(found.folder, async (name, version) =>
      (await context.connect(registryOperations.publish, name)).publishedNotes(name, version),
    );
    const { name, version, files, notes } = release.manifest;
    if (found.problems !== '') context.output.progress(found.problems);
    context.output.progress(`Publishing ${name} ${version}: ${files.length} files, ${release.archive.length} bytes`);
    for (const line of notesText(notes)) context.output.progress(line);
    const client = await context.connect(registryOperations.publish, name);
    return { answer: await client.publishPacked(release), manifest: release.manifest };
  },
  present: ({ answer, manifest }) => ({
    forPeople: `${answer.name} ${answer.version} ${outcomeText(answer.outcome)}${builtText(manifest)}.`,
    forScripts: answer,
  }),
});

function outcomeText(outcome: 'published' | 'unchanged'): string {
  return outcome === 'published' ? 'is published' : 'was already published with the same contents';
}

function builtText({ commit, hasLocalChanges }: ReleaseManifest): string {
  return commit === null ? '' : `, built from ${sourcesText({ commit, hasLocalChanges })}`;
}
