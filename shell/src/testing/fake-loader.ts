import {
  ChunkLoadError,
  type ChunkLoadReason,
  type LiveRelease,
  type RemoteModule,
  type RemoteProps,
} from '@afterglow/shared-contracts';
import type { LoadedRelease, LoadOptions, LoadRelease } from '../federation/load-release.ts';

export interface FakeLoad {
  readonly remote: string;
  readonly release: LiveRelease;
  readonly options: LoadOptions;
  /** The code arrives: a remote that writes its version into its element. */
  arrive(fakeBehavior?: FakeBehavior): void;
  fail(reason?: ChunkLoadReason): void;
}

export interface FakeBehavior extends Pick<RemoteModule, 'isBusy' | 'handOver' | 'takeOver' | 'modals'> {
  /** More of its code is pending. */
  readonly isLoading?: () => boolean;
  readonly mount?: (props: RemoteProps) => Promise<void>;
  readonly unmount?: (props: RemoteProps) => Promise<void>;
}

/**
 * A loader whose loads the test settles; it records which versions were adopted, and which were aborted or disposed
 * of.
 */
export interface FakeLoader {
  readonly load: LoadRelease;
  readonly loads: readonly FakeLoad[];
  readonly log: readonly string[];
  last(): FakeLoad;
}

export function createFakeLoader(): FakeLoader {
  const loads: FakeLoad[] = [];
  const log: string[] = [];
  const load: LoadRelease = (remote, release, options) =>
    new Promise((resolve, reject) => {
      let hasArrived = false;
      options.signal.addEventListener('abort', () => {
        log.push(`${hasArrived ? 'dispose' : 'abort'} ${release.version}`);
        reject(options.signal.reason as Error);
      });
      loads.push({
        remote,
        release,
        options,
        arrive(fakeBehavior) {
          hasArrived = true;
          resolve(loaded(remote, release, log, fakeBehavior));
        },
        fail: (reason = 'missing') => reject(failure(remote, release, reason)),
      });
    });
  return {
    load,
    loads,
    log,
    last() {
      const latest = loads.at(-1);
      if (!latest) throw new Error('Nothing was loaded.');
      return latest;
    },
  };
}

function loaded(remote: string, release: LiveRelease, log: string[], fakeBehavior: FakeBehavior = {}): LoadedRelease {
  const { mount = writeVersion, unmount = clear, isLoading = () => false, ...parts } = fakeBehavior;
  return {
    release,
    module: {
      name: remote,
      version: release.version,
      contractsVersion: '1.0.0',
      lifecycles: { mount, unmount },
      ...parts,
    },
    isLoading,
    adopt: () => void log.push(`adopt ${release.version}`),
    explain: async (thrown) => failure(remote, release, 'execution', thrown),
  };

  async function writeVersion({ domElement }: RemoteProps) {
    domElement.textContent = `${remote} ${release.version}`;
  }
}

async function clear({ domElement }: RemoteProps): Promise<void> {
  domElement.textContent = '';
}

function failure(remote: string, release: LiveRelease, reason: ChunkLoadReason, cause?: unknown): ChunkLoadError {
  const { version, baseUrl, entry } = release;
  return new ChunkLoadError({ code: 'CHUNK_LOAD_FAILED', remote, version, url: `${baseUrl}${entry}`, reason }, cause);
}
