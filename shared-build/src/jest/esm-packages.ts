import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The names of installed packages that are ES modules without a CommonJS entry. Jest runs CommonJS, so exactly these are transformed;
 * they are detected, because a fixed list would be wrong after the next install.
 */
export function esmOnlyPackages(root: string): readonly string[] {
  const store = path.join(root, 'node_modules/.pnpm');
  const names = new Set<string>();
  for (const entry of readdirSync(store)) {
    const name = packageNameOf(entry);
    const manifest = readManifest(path.join(store, entry, 'node_modules', name, 'package.json'));
    if (manifest?.type === 'module') names.add(name);
  }
  return [...names].sort();
}

/** `@scope+name@1.0.0_peer@2.0.0` is pnpm's folder for `@scope/name`. */
function packageNameOf(entry: string): string {
  return entry.slice(0, entry.indexOf('@', 1)).replace('+', '/');
}

function readManifest(file: string): { type?: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { type?: string };
  } catch {
    return undefined; // not a package folder, e.g. the store's own node_modules
  }
}
