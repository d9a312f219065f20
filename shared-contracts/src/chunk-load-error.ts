/** Why code of a remote could not be loaded. */
export type ChunkLoadReason = 'missing' | 'network' | 'timeout' | 'integrity' | 'execution';

/** `CSS_CHUNK_LOAD_FAILED` for a stylesheet, `CHUNK_LOAD_FAILED` for an entry or a script. */
export type ChunkLoadCode = 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

/** What failed to load: a file of one version of a remote. */
export interface ChunkLoadFailure {
  readonly code: ChunkLoadCode;
  readonly remote: string;
  readonly version: string;
  /** URL of the file that failed; empty when the entry loaded but its module was not usable. */
  readonly url: string;
  readonly reason: ChunkLoadReason;
}

/** Any failure to load a remote's code becomes this one error; `cause` is the original error. */
export class ChunkLoadError extends Error implements ChunkLoadFailure {
  override readonly name = 'ChunkLoadError';
  readonly code: ChunkLoadCode;
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly reason: ChunkLoadReason;

  constructor(failure: ChunkLoadFailure, cause: unknown) {
    super(`Loading ${failure.remote} ${failure.version} failed (${failure.reason}): ${failure.url}`, { cause });
    this.code = failure.code;
    this.remote = failure.remote;
    this.version = failure.version;
    this.url = failure.url;
    this.reason = failure.reason;
  }
}

/** Checks the fields: `instanceof` fails across versions, and webpack's own error has the same name. */
export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'remote' in error && 'reason' in error;
}
