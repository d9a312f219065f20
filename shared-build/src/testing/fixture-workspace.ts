import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '../workspace/roles.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

/** A temporary workspace on disk: packages by folder, with their role, and files by path. */
export interface FixtureWorkspace {
  readonly root: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function fixtureWorkspace(roles: Readonly<Record<string, Role>>): FixtureWorkspace {
  const root = mkdtempSync(path.join(tmpdir(), 'afterglow-fixture-'));
  const write = (file: string, text: string): void => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const [folder, role] of Object.entries(roles)) {
    const manifest = {
      name: `@afterglow/${path.basename(folder)}`,
      version: '1.0.0',
      type: 'module',
      afterglow: { role },
      imports: { '#*': './src/*' },
    };
    write(`${folder}/package.json`, JSON.stringify(manifest));
  }
  write('package.json', JSON.stringify({ name: 'fixture', type: 'module' }));
  write(
    'tsconfig.json',
    JSON.stringify({ extends: path.join(WORKSPACE_ROOT, 'tsconfig.base.json'), include: ['**/*'] }),
  );
  // Or linters would walk through all of it.
  write('.gitignore', 'node_modules\n');
  symlinkSync(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
