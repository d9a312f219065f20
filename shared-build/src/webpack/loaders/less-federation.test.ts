import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import lessFederation, { isUnusedFederation } from './less-federation.ts';

// enhanced -> runtime-tools -> runtime -> runtime-core, none of which offers its package.json
const runtimeCore = ['@module-federation/enhanced', 'runtime-tools', 'runtime', 'runtime-core'].reduce(
  (from, name) => createRequire(from).resolve(name.replace(/^(?!@)/, '@module-federation/')),
  import.meta.filename,
);
const dist = path.dirname(runtimeCore);

test.each(['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js', 'utils/semver/index.js'])(
  'what stands for %s offers every name of the original',
  (file) => {
    const resourcePath = path.join(dist, file);
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
  },
);
