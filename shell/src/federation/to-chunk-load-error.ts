import {
  ChunkLoadError,
  isChunkLoadError,
  type ChunkLoadCode,
  type ChunkLoadReason,
} from '@afterglow/shared-contracts';
import { fileUrl, canonicalUrl, publishedIntegrity, type TrustedRelease } from './code-registry.ts';
import { isShellError } from '../lib/shell-error.ts';
import type { Probe } from './probe.ts';

const STYLE_CODE = 'CSS_CHUNK_LOAD_FAILED' satisfies ChunkLoadCode;

/** The fields that webpack and its stylesheet plugin set on chunk errors. */
interface RawFailure {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly type: string;
  readonly request: string;
  readonly stack: string;
}

/** Whether this was thrown because code did not arrive, rather than by running code. */
export function isChunkLoadFailure(thrown: unknown): boolean {
  const { name, code } = rawFailure(thrown);
  return name === 'ChunkLoadError' || code === STYLE_CODE;
}

/** Turns any error of loading a release's code into the one type that callers handle. */
export async function toChunkLoadError(
  thrown: unknown,
  remote: string,
  admitted: TrustedRelease,
  probe: Probe,
): Promise<ChunkLoadError> {
  if (isChunkLoadError(thrown)) return thrown;
  const raw = rawFailure(thrown);
  const url = addressOf(raw, admitted);
  const known = knownReason(thrown, raw, admitted.timedOut.has(url));
  const reason = known ?? (await probe({ url, integrity: publishedIntegrity(admitted, url) }));
  const code = raw.code === STYLE_CODE ? STYLE_CODE : 'CHUNK_LOAD_FAILED';
  return new ChunkLoadError({ code, remote, version: admitted.release.version, url, reason }, thrown);
}

function addressOf(raw: RawFailure, admitted: TrustedRelease): string {
  if (raw.request) return canonicalUrl(raw.request);
  return addressIn(raw, admitted) ?? fileUrl(admitted.release, admitted.release.entry);
}

/** Undefined when only another request of the file can tell. */
function knownReason(thrown: unknown, raw: RawFailure, timedOut: boolean): ChunkLoadReason | undefined {
  if (timedOut || isShellError(thrown, 'time_limit')) return 'timeout';
  return isChunkLoadFailure(thrown) ? chunkReason(raw) : entryReason(raw);
}

/** webpack says "missing" about a script that arrived and did not register its modules. */
function chunkReason({ type }: RawFailure): ChunkLoadReason | undefined {
  if (type === 'timeout') return 'timeout';
  return type === 'missing' ? 'execution' : undefined;
}

/**
 * RUNTIME-008 is Module Federation's code for an entry that could not be loaded; any other error was thrown by code.
 */
function entryReason({ message }: RawFailure): ChunkLoadReason | undefined {
  if (!message.includes('RUNTIME-008') || message.includes('ScriptExecutionError')) return 'execution';
  return message.includes('timed out') ? 'timeout' : undefined;
}

/** The first URL of the release in the message or the stack: the file that threw. */
function addressIn({ message, stack }: RawFailure, { baseUrl }: TrustedRelease): string | undefined {
  const text = `${message}\n${stack}`;
  const start = text.indexOf(baseUrl);
  if (start < 0) return undefined;
  return /^[^\s"')?#]+?\.(?:js|css)/.exec(text.slice(start))?.[0];
}

function rawFailure(thrown: unknown): RawFailure {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof thrown === 'object' ? thrown : {}) };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const error = thrown instanceof Error ? thrown : undefined;
  return {
    name: error?.name ?? text(fields['name']),
    message: error?.message ?? String(thrown),
    stack: text(error?.stack),
    code: text(fields['code']),
    type: text(fields['type']),
    request: text(fields['request']),
  };
}
