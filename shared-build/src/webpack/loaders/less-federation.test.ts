import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import lessFederation, { isUnusedFederation } from './less-federation.ts';

// enhanced -> runtime-tools -> runtime -> runtime-core, none of which offers its package.json
const runtimeCore = ['@module-federation/enhanced', 'runtime-tools', 'runtime', 'runtime-core'].reduce(
  (from, name) => createRequire(from).resolve(name.replace(/^(?!@)/, '@module-federation/')),
  import.meta.filename,
);
const errorCodes = createRequire(runtimeCore).resolve('@module-federation/error-codes');

test.each([
  { door: runtimeCore, file: 'plugins/snapshot/SnapshotHandler.js' },
  { door: runtimeCore, file: 'utils/preload.js' },
  { door: runtimeCore, file: 'utils/semver/index.js' },
  { door: errorCodes, file: 'desc.mjs' },
])('what stands for $file offers every name of the original', ({ door, file }) => {
  const resourcePath = path.join(path.dirname(door), file);
  expect(isUnusedFederation(resourcePath)).toBe(true);
  const original = readFileSync(resourcePath, 'utf8');
  const instead = lessFederation.call({ resourcePath }, original);
  expect(instead).not.toBe(original);
  const names =
    /export \{([^}]*)\};/
      .exec(original)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(instead).toMatch(new RegExp(`export (class|const) ${name}\\b`));
});
