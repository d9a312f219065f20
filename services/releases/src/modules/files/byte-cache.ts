/** Contents by key, the least recently used dropped first once they weigh more than the limit. */
export type ByteCache = {
  get: (key: string) => Buffer | undefined;
  set: (key: string, content: Buffer) => void;
};

export function createByteCache(limitBytes: number, largestBytes: number): ByteCache {
  const contents = new Map<string, Buffer>();
  let totalBytes = 0;

  function remove(key: string): void {
    totalBytes -= contents.get(key)?.length ?? 0;
    contents.delete(key);
  }

  return {
    get(key) {
      const content = contents.get(key);
      if (content === undefined) return undefined;
      // A Map keeps the order of insertion, so this makes it the most recent.
      contents.delete(key);
      contents.set(key, content);
      return content;
    },
    set(key, content) {
      if (content.length > largestBytes) return;
      remove(key);
      contents.set(key, content);
      totalBytes += content.length;
      for (const oldest of contents.keys()) {
        if (totalBytes <= limitBytes) return;
        remove(oldest);
      }
    },
  };
}
