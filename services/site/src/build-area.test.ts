/**
 * It replaces a module.
 * @jest-environment node
 */
import { buildCheckedRelease } from '@afterglow/shared-build';
import { buildArea } from './build-area.ts';

jest.mock('@afterglow/shared-build', () => ({
  ...jest.requireActual<object>('@afterglow/shared-build'),
  buildCheckedRelease: jest.fn(),
}));

test('preconditions are checked before the build: where they fail, nothing is built', async () => {
  const asked: string[] = [];
  const refuse = (name: string) => {
    asked.push(name);
    return Promise.reject(new Error('no token'));
  };
  await expect(buildArea('radio', refuse)).rejects.toThrow('no token');
  expect(asked).toEqual(['radio']);
  expect(buildCheckedRelease).not.toHaveBeenCalled();
  expect(await buildArea('nothing', refuse)).toBeUndefined();
});
