import type { ChangeAnswer, RunningRelease } from '@afterglow/shared-registry-contracts';
import { useState, type SubmitEvent } from 'react';
import { environmentOf, runningIn, useLive } from '../live/live-context.tsx';
import type { Change, ChangeRequest } from './change-request.ts';
import type { Effect } from './effect.ts';
import { effectOf } from './effect-of.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../registry/registry-api-error.ts';
import { SESSION_KEY } from '../registry/queries.ts';
import { sendChange } from './send-change.ts';

export interface ChangeForm {
  readonly change: Change;
  readonly setChange: (change: Change) => void;
  readonly effect: Effect;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly isReasonMissed: boolean;
  /** The running version is no longer the one that the effect describes. */
  readonly isOutdated: boolean;
  readonly seen: RunningRelease | undefined;
  readonly now: RunningRelease | undefined;
  readonly refresh: () => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
}

/** The effect describes what ran when the dialog opened, until the person reviews it again; typed text stays. */
export function useChangeForm(asked: ChangeRequest, onChanged: (answer: ChangeAnswer) => void): ChangeForm {
  const { environment, remote } = asked;
  const { overview } = useLive();
  const now = runningIn(overview, environment, remote);
  const [seen, setSeen] = useState(now);
  const [change, setChange] = useState<Change>(asked.change);
  const [reason, setReason] = useState(asked.reason ?? '');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useChange();

  const wish = { ...asked, change };
  const effect = effectOf(wish, seen);
  const isOutdated = !isSameState(now, seen);
  const isMissing = reason.trim() === '';
  const isReady = !isMissing && !isOutdated && !isPending && effect.hindrance === undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isReady) return;
    const revision = environmentOf(overview, environment)?.revision ?? 0;
    mutate({ wish, seen, revision, reason: reason.trim() }, { onSuccess: onChanged });
  }

  function refresh() {
    setSeen(now);
    reset();
  }

  return {
    change,
    setChange,
    effect,
    reason,
    setReason,
    isReasonMissed: isTried && isMissing,
    isOutdated,
    seen,
    now,
    refresh,
    error,
    isPending,
    submit,
  };
}

/** Whether a release still runs as it was seen. */
function isSameState(one: RunningRelease | undefined, other: RunningRelease | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(state: RunningRelease | undefined): string {
  if (state === undefined) return 'nothing';
  const { since, canary, previousVersion } = state;
  return [since.revision, previousVersion, canary?.since.revision ?? '-'].join(' ');
}

function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onError: (error) => {
      if (isApiError(error, 401)) void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
