import { refuseHalfAClient } from './find-identity-provider.ts';

test.each([{ GOOGLE_CLIENT_ID: 'ours' }, { GOOGLE_CLIENT_SECRET: 'ours' }])(
  'half a client of Google is a mistake that is told at the start',
  (config) => {
    expect(() => refuseHalfAClient(config)).toThrow('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
  },
);

test('a whole client and none are both right', () => {
  expect(() => refuseHalfAClient({})).not.toThrow();
  expect(() => refuseHalfAClient({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'ours' })).not.toThrow();
});
