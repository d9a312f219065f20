import { UPLOAD_FOLDER } from './use-picture.ts';

test('[ACCOUNT-025] images are uploaded to the folder "members"', () => {
  expect(UPLOAD_FOLDER).toBe('members');
});
