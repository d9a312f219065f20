import { pictureUpload } from './picture-upload.ts';

test.each([
  [[1], 'AQ=='],
  [[1, 2], 'AQI='],
  [[255, 216, 255], '/9j/'],
])('[DATA-022] the image %j is sent as %s, padded', async (bytes, fileBase64) => {
  const upload = await pictureUpload(fileOf(bytes), 'members');
  expect(upload).toEqual({ status: 'ready', body: { fileName: 'me.jpg', fileBase64, folder: 'members' } });
});

test('[DATA-022] a large image arrives whole', async () => {
  const bytes = Array.from({ length: 100_000 }, (_, at) => at % 256);
  const upload = await pictureUpload(fileOf(bytes), 'members');
  const text = upload.status === 'ready' ? atob(upload.body.fileBase64) : '';
  expect(Array.from(text, (letter) => letter.charCodeAt(0))).toEqual(bytes);
});

test.each(['application/pdf', 'text/html', ''])('[DATA-022] a file of type "%s" is not an image', async (type) => {
  expect(await pictureUpload(fileOf([1], type), 'members')).toEqual({ status: 'no-picture' });
});

test('an image too large for the service is not encoded', async () => {
  const file = fileOf([1]);
  Object.defineProperty(file, 'size', { value: 8 * 1024 * 1024 });
  expect(await pictureUpload(file, 'members')).toEqual({ status: 'too-large' });
});

function fileOf(bytes: readonly number[], type = 'image/jpeg'): File {
  const file = new File([], 'me.jpg', { type });
  file.arrayBuffer = () => Promise.resolve(new Uint8Array(bytes).buffer);
  return file;
}
