import { UPLOAD_FOLDER } from './upload-folder.ts';

test('[ACCOUNT-025] pictures are uploaded to the folder "members"', () => {
  expect(UPLOAD_FOLDER).toBe('members');
});
