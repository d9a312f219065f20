import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { isTombstone, type ChangeAnswer } from '@afterglow/shared-registry-contracts';
import { Button, InlineAlert } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { environmentOf, useLive } from '../live/live-context.tsx';
import { historyQuery } from '../registry/queries.ts';
import { useChangeDialog } from './ask-context.ts';
import type { ChangeRequest } from './change-request.ts';
import { undoRequest } from './undo-request.ts';

/** A change that this console has made. */
export interface DoneChange {
  readonly wish: ChangeRequest;
  readonly answer: ChangeAnswer;
}

interface SuccessAlertProps {
  readonly done: DoneChange;
  readonly onClose: () => void;
}

/** Shows the live version after a change, with Undo until someone changes it again. */
export function SuccessAlert({ done, onClose }: SuccessAlertProps) {
  const ask = useChangeDialog();
  const undo = useUndo(done);
  return (
    <InlineAlert
      tone="success"
      onClose={onClose}
      action={
        undo && (
          <Button size="s" onClick={() => ask(undo)}>
            Undo
          </Button>
        )
      }
    >
      {wordsOfDone(done)}
    </InlineAlert>
  );
}

function useUndo({ wish: { environment }, answer: { outcome, liveSet } }: DoneChange): ChangeRequest | undefined {
  const { overview } = useLive();
  const revision = environmentOf(overview, environment)?.revision ?? 0;
  const { data } = useQuery({ ...historyQuery(environment, revision), enabled: outcome === 'changed' });
  const entry = data?.entries.find((one) => one.revision === liveSet.revision);
  return entry && undoRequest(entry, data?.entries ?? []);
}

function wordsOfDone({ wish: { environment, remote, change }, answer: { outcome, liveSet } }: DoneChange): string {
  const where = `in ${environment} (revision ${liveSet.revision})`;
  if (outcome === 'unchanged') return `Nothing changed. ${remote} was already in that state ${where}.`;
  if (change.kind === 'canary') return `${change.percent}% of visitors now have ${remote} ${change.version} ${where}.`;
  const version = liveVersion(remote, liveSet);
  if (version === null || isTombstone(version)) return `Retired ${remote} ${where}.`;
  return `${remote} ${version} is live for everyone ${where}.`;
}

function liveVersion(remote: string, { shellVersion, remotes }: ChangeAnswer['liveSet']): string | null {
  if (remote === SHELL_RELEASE_NAME) return shellVersion;
  return remotes.find(({ name }) => name === remote)?.live.version ?? null;
}
