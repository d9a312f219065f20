import path from 'node:path';
import { baseConfig } from '../../webpack/base-config.ts';
import { readPackage, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { buildContextOf } from '../build-context-of.ts';
import { buildMode } from './build-mode.ts';
import { planRelease } from '../plan-release.ts';

const BROWSE = path.join(WORKSPACE_ROOT, 'mfe-browse');

afterEach(() => {
  delete process.env['BUILD_MODE'];
});

const config = () => baseConfig(buildContextOf(readPackage(BROWSE), '1.0.0', '/nowhere'));
const nodeEnv = () => config().optimization?.nodeEnv;

test('a build is for production unless development is requested', () => {
  expect(nodeEnv()).toBe('production');
  process.env['BUILD_MODE'] = 'development';
  expect(nodeEnv()).toBe('development');
});

test('a development build is another version, so that the two cannot be confused', () => {
  const { version } = planRelease({ packageDir: BROWSE });
  process.env['BUILD_MODE'] = 'development';
  expect(planRelease({ packageDir: BROWSE }).version).not.toBe(version);
});

test('a build reuses nothing of an earlier one, which would give the same version other bytes', () => {
  expect(config().cache).toBe(false);
});

test('any other mode stops the build and says why', () => {
  expect(() => buildMode({ BUILD_MODE: 'staging' })).toThrow(/^BUILD_MODE is not valid: "staging" is neither/);
  expect(buildMode({ BUILD_MODE: '' })).toBe('production');
});
