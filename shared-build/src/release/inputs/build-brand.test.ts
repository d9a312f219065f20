import path from 'node:path';
import { baseConfig } from '../../webpack/base-config.ts';
import { readPackage, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { buildBrand } from './build-brand.ts';
import { buildContextOf } from '../build-context-of.ts';
import { planRelease } from '../plan-release.ts';

const SHELL = path.join(WORKSPACE_ROOT, 'shell');

afterEach(() => {
  delete process.env['BRAND'];
});

test('[SHELL-003] a build writes the configured product name into its package', () => {
  process.env['BRAND'] = 'Nightglow';
  const { plugins } = baseConfig(buildContextOf(readPackage(SHELL), '1.0.0', '/nowhere'));
  expect(plugins).toContainEqual(
    expect.objectContaining({ definitions: expect.objectContaining({ 'process.env.BRAND': '"Nightglow"' }) }),
  );
});

test('[SHELL-003] another name makes another version, so that no page has the previous one', () => {
  const versionOf = (brand: string) => {
    process.env['BRAND'] = brand;
    return planRelease({ packageDir: SHELL }).version;
  };
  expect(versionOf('Nightglow')).not.toBe(versionOf(''));
  expect(versionOf('Afterglow')).toBe(versionOf(''));
});

test('[SHELL-003] an invalid name stops the build and says why', () => {
  expect(() => buildBrand({ BRAND: 'Night Glow' })).toThrow(/^BRAND is not valid: it is 2 to 24 letters/);
  expect(buildBrand({ BRAND: '' })).toBe('Afterglow');
});
