import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { facadeNames } from '../webpack/facade-names.ts';
import { workspacePackages } from '../workspace/packages.ts';

const BROWSER_ROLES = ['contracts', 'shared', 'area-library', 'shell', 'remote'];
const TEST_CODE = /\.test\.tsx?$|\/testing\//;

interface Import {
  readonly name: string;
  readonly file: string;
}

function shippedSources(): readonly string[] {
  return workspacePackages()
    .filter(({ role }) => BROWSER_ROLES.includes(role))
    .flatMap(({ dir }) =>
      readdirSync(path.join(dir, 'src'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .filter((file) => !TEST_CODE.test(file));
}

function importsFrom(library: string, file: string): readonly Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'));
  return [...statements]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => ({ name, file }));
}

test.each(Object.entries(facadeNames()))(
  'the facade of %s offers every name that a browser package imports',
  (library, offered) => {
    const imports = shippedSources().flatMap((file) => importsFrom(library, file));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(({ name }) => !offered.includes(name))).toEqual([]);
  },
);
