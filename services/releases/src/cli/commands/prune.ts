import { type RetentionReason, type Pruning, registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['version', 'bytes', ''];
const WORDS: Readonly<Record<RetentionReason, string>> = {
  live: 'stays: live',
  canary: 'stays: canary',
  'rollback-target': 'stays: rollback target',
  preview: 'stays: has a preview link',
  'open-tab': 'stays: a tab ran it within the last day',
  recent: 'stays: recent',
};

export const unused = defineCallCommand(registryOperations.listUnused, (answer) => ({
  forPeople: pruningTable(answer, 'would be removed'),
  forScripts: answer,
}));

export const prune = defineCallCommand(registryOperations.prune, (answer) => ({
  forPeople: `${pruningTable(answer, 'removed')}\n${summary(answer)}`,
  forScripts: answer,
}));

function pruningTable({ removed, kept: stored }: Pruning, done: string): string {
  const rows = [
    ...removed.map((one) => ({ ...one, what: done })),
    ...stored.map((one) => ({ ...one, what: WORDS[one.reason] })),
  ];
  return formatTable([
    HEADING,
    ...rows.map(({ name, version, sizeBytes, what }) => [`${name} ${version}`, `${sizeBytes}`, what]),
  ]);
}

function summary({ removed }: Pruning): string {
  const bytes = removed.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (removed.length === 0) return 'Nothing was removed.';
  return `Removed ${removed.length} ${removed.length === 1 ? 'version' : 'versions'} (${bytes} bytes, plus compressed copies).`;
}
