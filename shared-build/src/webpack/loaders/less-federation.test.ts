import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import lessFederation, { isUnusedFederation } from './less-federation.ts';

/** None of these packages exports its package.json; each is resolved from the previous one. */
function doorOf(...names: readonly string[]): string {
  return names.reduce(
    (from, name) => createRequire(from).resolve(`@module-federation/${name}`),
    createRequire(import.meta.filename).resolve('@module-federation/enhanced'),
  );
}

const runtimeCore = doorOf('runtime-tools', 'runtime', 'runtime-core');
const errorCodes = doorOf('runtime-tools', 'runtime', 'runtime-core', 'error-codes');
const sdk = doorOf('sdk');
const bundlerRuntime = doorOf('runtime-tools', 'webpack-bundler-runtime');

test.each([
  { door: runtimeCore, file: 'plugins/snapshot/SnapshotHandler.js' },
  { door: runtimeCore, file: 'utils/preload.js' },
  { door: runtimeCore, file: 'utils/semver/index.js' },
  { door: runtimeCore, file: 'utils/context.js' },
  { door: errorCodes, file: 'desc.mjs' },
  { door: sdk, file: 'logger.js' },
  { door: bundlerRuntime, file: 'remotes.js' },
  { door: bundlerRuntime, file: 'consumes.js' },
  { door: bundlerRuntime, file: 'getSharedFallbackGetter.js' },
  { door: bundlerRuntime, file: 'init.js' },
])('the replacement of $file offers every name of the original', ({ door, file }) => {
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

test.each([
  {
    file: 'remote/index.js',
    names: ['preloadRemote', 'initRawContainer'],
    next: 'registerRemotes(remotes, options) {',
  },
  { file: 'shared/index.js', names: ['loadShare'], next: 'initializeSharing(shareScopeName' },
  {
    file: 'utils/load.js',
    names: ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
    next: 'function handleRemoteEntryLoaded(name, globalName, entry) {',
  },
])('$file loses only the bodies of $names', ({ file, names, next }) => {
  const resourcePath = path.join(path.dirname(runtimeCore), file);
  expect(isUnusedFederation(resourcePath)).toBe(true);
  const left = lessFederation.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  for (const name of names) expect(left).toMatch(new RegExp(`^\\t?(async )?(function )?${name}\\(\\) \\{\\}$`, 'm'));
  expect(left).toContain(next);
  expect(() => lessFederation.call({ resourcePath }, left)).toThrow(
    `Module Federation has no ${names[0]} where it was.`,
  );
});
