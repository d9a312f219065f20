import { ChunkLoadError, type LiveRelease, type RemoteModule } from '@afterglow/shared-contracts';

/** The module that an entry exposes, if it is the requested one; otherwise throws a `ChunkLoadError` (execution). */
export function validateRemoteModule(exposed: unknown, remote: string, release: LiveRelease): RemoteModule {
  const module = field(exposed, 'remote');
  const problem = isRemoteModule(module) ? mismatch(module, remote, release) : 'it exposes no remote';
  if (!problem && isRemoteModule(module)) return module;
  const failure = {
    code: 'CHUNK_LOAD_FAILED',
    remote,
    version: release.version,
    url: '',
    reason: 'execution',
  } as const;
  throw new ChunkLoadError(failure, new Error(`The code of ${remote} ${release.version} does not fit: ${problem}.`));
}

/** Running other code than requested would otherwise go unnoticed. */
function mismatch(module: RemoteModule, remote: string, release: LiveRelease): string | undefined {
  if (module.name !== remote) return `it calls itself ${module.name}`;
  return module.version === release.version ? undefined : `it is version ${module.version}`;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  const lifecycles = field(value, 'lifecycles');
  return (
    typeof field(value, 'name') === 'string' &&
    typeof field(value, 'version') === 'string' &&
    typeof field(lifecycles, 'mount') === 'function' &&
    typeof field(lifecycles, 'unmount') === 'function'
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
