import { isChunkLoadError, type ReleaseReport } from '@afterglow/shared-contracts';
import { isShellError } from '../lib/shell-error.ts';
import type { AreaFailure } from './slot-state.ts';

const MAX_TEXT = 500;

/**
 * A load rejects with `ChunkLoadError`, or a `ShellError` if the version hangs; any other error is a bug in the shell
 * and is shown like a crash.
 */
export function toAreaFailure(thrown: unknown): AreaFailure {
  if (isChunkLoadError(thrown)) return { kind: 'load', error: thrown };
  return { kind: isShellError(thrown, 'area_hung') ? 'hang' : 'crash', error: thrown };
}

/** The listener has pressed Retry while a page of a running area did not arrive; see `lazyPage` of shared-area. */
export function isRetryWanted(failure: AreaFailure): boolean {
  const cause = failure.kind === 'load' && failure.error.cause;
  return cause instanceof Error && 'isRetryWanted' in cause;
}

/** The registry's report of a failure; a hang is already reported. */
export function toReleaseReport(remote: string, version: string, failure: AreaFailure): ReleaseReport | null {
  switch (failure.kind) {
    case 'load': {
      const { code, reason, url } = failure.error;
      return { kind: 'chunk-load-error', remote, version, code, reason, url: url.slice(0, MAX_TEXT) };
    }
    case 'hang':
      return null;
    case 'empty':
      return { kind: 'empty', remote, version };
    case 'crash':
      return { kind: 'crash', remote, version, message: textOf(failure.error).slice(0, MAX_TEXT) };
  }
}

export function textOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
