import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRelease } from '@afterglow/shared-build';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { buildPatchedArea } from './patched-areas.ts';

/** A key of the browser's storage: if it is set, a shell of `buildStartingOnce` does not start. */
export const HAS_STARTED_KEY = 'hasStarted';

/** The event at which such a shell stores everything in its own format. */
export const STORE_LATER_SHAPES = 'storeLaterShapes';

/** Future contracts, which the shell that is live at first does not have. */
export const LATER_CONTRACTS = '1.99.0';

export function buildThrowingShell(version: string): Promise<string> {
  const before = '  const config = readPageConfig();';
  const after = `  if (performance.now() > 0) throw new Error('thrown while it starts');\n${before}`;
  return buildPatchedArea('shell', version, [{ file: 'src/bootstrap.ts', before, after }]);
}

/** Starts in a browser until it has stored everything in formats that no earlier shell knows, and then never again: it waits forever. */
export function buildStartingOnce(version: string): Promise<string> {
  const before = '  bootstrap(startingPoint);';
  const after = `  if (localStorage.getItem('${HAS_STARTED_KEY}') !== null) await new Promise(() => {});
${before}
  addEventListener('${STORE_LATER_SHAPES}', () => {
    const later = (text: string): unknown => {
      try {
        const value: unknown = JSON.parse(text);
        if (Array.isArray(value)) return [...value, { addedLater: true }, null];
        return typeof value === 'object' && value !== null ? { ...value, addedLater: { of: [1] } } : { value, addedLater: 1 };
      } catch {
        return { text, addedLater: 1 };
      }
    };
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const value = later(storage.getItem(key) ?? '');
        storage.setItem(key, JSON.stringify(value));
        storage.setItem(key + 'AddedLater', JSON.stringify({ value }));
      }
    localStorage.setItem('${HAS_STARTED_KEY}', 'true');
    const opening = indexedDB.open('workbox-expiration', 99);
    opening.onupgradeneeded = () => opening.result.createObjectStore('addedLater');
    opening.onsuccess = () => opening.result.close();
    void caches.open('afterglow-later').then((cache) => cache.put('/later', new Response('later')));
  });`;
  return buildPatchedArea('shell', version, [{ file: 'src/index.ts', before, after }]);
}

/** Declares that a release has these contracts, or needs them. */
export function withContracts(folder: string, contractsVersion: string): string {
  const manifest = readRelease(folder);
  const contracts = manifest?.kind === 'shell' ? { contractsVersion } : { contractsRange: `^${contractsVersion}` };
  writeFileSync(path.join(folder, RELEASE_MANIFEST_FILE), JSON.stringify({ ...manifest, ...contracts }));
  return folder;
}
