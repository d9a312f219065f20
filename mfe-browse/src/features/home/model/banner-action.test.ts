import { actionLabel } from './banner-action.ts';

test('an action without a label is named after its kind', () => {
  expect(actionLabel({ type: 'playMix', label: 'Hear it' })).toBe('Hear it');
  expect(actionLabel({ type: 'playMix', label: '' })).toBe('Play');
  expect(actionLabel({ type: 'navigateExternal', label: '' })).toBe('Discover more');
});
