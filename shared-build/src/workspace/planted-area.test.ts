import { boundaryRules } from '../boundaries/boundary-rules.ts';
import { boundaryConfigs } from '../eslint/boundary-configs.ts';
import { jestProjects } from '../jest/jest-projects.ts';
import { declarationOf } from '../release/declaration.ts';
import { releaseNameOf } from '../release/names.ts';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { workspacePackages } from './packages.ts';

let workspace: FixtureWorkspace;

beforeAll(() => {
  workspace = fixtureWorkspace({
    'mfe-old': 'remote',
    'mfe-planted': 'remote',
    shell: 'shell',
    'shared-area': 'area-library',
  });
});
afterAll(() => workspace.remove());

function planted() {
  const found = workspacePackages(workspace.root).find(({ folder }) => folder === 'mfe-planted');
  if (!found) throw new Error('It is not found.');
  return found;
}

describe('an area that is declared only in its own folder', () => {
  test('is recognized by its role, is built from its page table and is published under its name', () => {
    expect(planted()).toMatchObject({ role: 'remote', location: 'mfe-planted' });
    expect(declarationOf(planted())).toEqual({ role: 'remote', expose: './src/area.ts' });
    expect(releaseNameOf(planted())).toBe('planted');
  });

  test('is tested as its own project', () => {
    expect(jestProjects(workspace.root)).toContainEqual(expect.objectContaining({ displayName: 'mfe-planted' }));
  });

  test('has its boundaries: towards other areas and the shell, and not towards shared packages', () => {
    const rules = JSON.stringify(
      boundaryRules(workspace.root).forbidden?.find(({ name }) => name === 'border-of-mfe-planted'),
    );
    expect(rules).toContain('mfe-old|shell');
    expect(rules).not.toContain('|shared-area');
    const names = boundaryConfigs(workspacePackages(workspace.root)).map(({ name }) => name);
    expect(names).toContain('boundaries of mfe-planted');
  });
});
