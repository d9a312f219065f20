/** A file that must have this hash, by its path on this site. */
export interface CachedFile {
  readonly url: string;
  readonly integrity: string;
}

export type WorkerMessage =
  | {
      readonly type: 'keep';
      readonly files: readonly CachedFile[];
      /** Images that were seen before the worker existed. */
      readonly pictures: readonly string[];
      /**
       * The folder of the shell that runs the page; pages of older shells do not send it, and none is cached for them.
       */
      readonly shell?: string;
      /** Folders of the releases that may still be requested; the code of others is removed. */
      readonly releases: readonly string[];
    }
  /** The member has logged out: their data is removed. */
  | { readonly type: 'forget' };

/** Checked by hand, because a schema library would be most of the worker; only pages of this site can send anything. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const type = field(data, 'type');
  if (type === 'forget') return true;
  const lists = ['files', 'pictures', 'releases'].map((name) => field(data, name));
  return type === 'keep' && lists.every((list) => Array.isArray(list));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
