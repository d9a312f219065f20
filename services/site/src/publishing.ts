import { errorText, explainFailure, isStartupError, StartupError } from '@afterglow/kit';
import { isRegistryError } from '@afterglow/releases';

export interface PublishingOptions {
  readonly publish: () => Promise<void>;
  /** Whether nothing is live yet, so that a failure ends the start. */
  readonly isFirst: boolean;
  readonly dataDir: string;
  readonly say: (line: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The publication of the areas of a checkout or a package at a start. */
export interface Publishing {
  /** Resolves when they are published, or aren't and what was live stays; false once it's stopped. Rejects on a first start. */
  run(): Promise<boolean>;
  stop(): void;
}

const UNAVAILABLE = 503;
const AGAIN_AFTER_MS = 30_000;

/** Where the bucket is away or the disk is full, the areas are published when that's over. */
export function createPublishing({ publish, isFirst, dataDir, say, onError }: PublishingOptions): Publishing {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function tryLater(): void {
    timer = setTimeout(() => void again(), AGAIN_AFTER_MS);
  }

  async function again(): Promise<void> {
    try {
      await publish();
    } catch (error) {
      if (isStopped) return;
      if (isUnavailable(error)) tryLater();
      else onError(error);
    }
  }

  return {
    async run() {
      try {
        await publish();
      } catch (error) {
        if (isStopped) return false;
        if (isFirst) throw await toStartupError(dataDir, error);
        onError(error);
        const reason = error instanceof Error ? error.message : errorText(error);
        say(`${reason}\nThe areas weren't published. What was live stays live.`);
        if (isUnavailable(error)) tryLater();
      }
      return !isStopped;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function isUnavailable(error: unknown): boolean {
  return isRegistryError(error) && error.status === UNAVAILABLE;
}

async function toStartupError(dataDir: string, error: unknown): Promise<unknown> {
  const explained = await explainFailure(dataDir, error);
  if (isStartupError(explained) || !isRegistryError(explained)) return explained;
  const message = `The areas couldn't be published (${errorText(explained)}). The log says why. Start again.`;
  return new StartupError('not-published', message, { cause: error });
}
