import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installCanvas } from '../../../testing/canvas.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { installNativeDialog } from '../../../testing/native-dialog.ts';
import { SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { ADA, AVATAR, field, openProfile as open, UPDATED } from '../../../testing/open-profile.ts';

let canvas: ReturnType<typeof installCanvas>;
beforeAll(installNativeDialog);
beforeEach(() => {
  canvas = installCanvas();
});
afterEach(() => jest.restoreAllMocks());

const choose = (file: File) => userEvent.upload(field('Profile picture'), file, { applyAccept: false });
const PHOTO = new File(['a photo'], 'me.png', { type: 'image/png' });
const usePicture = () => screen.getByRole('button', { name: 'Use picture' });
const place = () => screen.getByRole('application', { name: 'Picture position' });

test("[ACCOUNT-023] is cropped, uploaded and becomes the member's", async () => {
  const { events, saved, uploaded, session } = await open();
  await choose(PHOTO);
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(events).toEqual([UPDATED]));
  expect(uploaded()).toEqual([{ body: { fileName: 'me.png', fileBase64: btoa('square'), folder: 'members' } }]);
  expect(saved()).toEqual([{ params: { id: 1 }, body: { avatar: AVATAR } }]);
  expect(session.getSession()).toMatchObject({ member: { avatar: AVATAR } });
  expect(document.querySelector('img')).toHaveAttribute('src', `${AVATAR}?width=150`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('is moved and zoomed by keys, which announce the result', async () => {
  await open();
  await choose(PHOTO);
  await screen.findByRole('dialog', { name: 'Position your picture' });
  place().focus();
  await userEvent.keyboard('{ArrowRight}+++');
  const said = 'Center at 53% from the left and 50% from the top. Zoom 130%.';
  expect(screen.getByText(said)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '130%');
  screen.getByRole('slider', { name: 'Zoom' }).focus();
  await userEvent.keyboard('{Home}');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await userEvent.click(usePicture());
  // Left, top, width and height in the image; the whole file.
  await waitFor(() => expect(canvas.drawn.at(-1)).toEqual([expect.closeTo(220), 0, 400, 400, 0, 0, 600, 600]));
});

test.each([
  ['[ACCOUNT-022] [ACCOUNT-026] a text', new File(['text'], 'me.txt', { type: 'text/plain' })],
  ['[ACCOUNT-022] [ACCOUNT-026] a file without a type', new File(['?'], 'me')],
])('%s is rejected and not sent', async (_, file) => {
  const { events, uploaded } = await open();
  expect(field('Profile picture')).toHaveAttribute('accept', 'image/*');
  await choose(file);
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a JPEG, PNG, WebP, GIF, or AVIF picture.');
  expect(uploaded()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[ACCOUNT-022] [ACCOUNT-026] a file disguised as an image is rejected and not sent', async () => {
  const { events, uploaded } = await open();
  canvas.read.mockRejectedValueOnce(new Error('no picture'));
  await choose(PHOTO);
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(uploaded()).toEqual([]);
});

test('[ACCOUNT-026] a file of any size is accepted', async () => {
  const { events } = await open();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 900 * 1024 * 1024 });
  await choose(large);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(events).toEqual([]);
});

test.each(failuresExcept())('[ACCOUNT-024] an upload that %s shows an error and can be retried', async (_, fault) => {
  const { data, events, saved, uploaded } = await open();
  simulateFailure(data, 'uploadMedia', fault);
  await choose(PHOTO);
  await screen.findByRole('dialog');
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  fireEvent.click(usePicture());
  await waitForFailure();
  endSimulation();
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(saved()).toEqual([]);
  // The notification is behind the dialog.
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await userEvent.click(usePicture());
  await waitFor(() => expect(uploaded()).toHaveLength(2));
});

test('[ACCOUNT-024] one that is uploaded but cannot be saved shows an error and can be retried', async () => {
  const { data, events, session, uploaded } = await open();
  data.answer({ updateMember: () => Promise.reject(new Error('down')) });
  await choose(PHOTO);
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(session.getSession()).toMatchObject({ member: { avatar: null } });
  await userEvent.click(usePicture());
  await waitFor(() => expect(uploaded()).toHaveLength(2));
});

test('one whose upload is canceled is not saved, and does not reappear', async () => {
  const { data, events, saved } = await open();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  data.answer({ uploadMedia: () => asked.then(() => ({ data: { url: AVATAR } })) });
  await choose(PHOTO);
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(data.calls.map(({ name }) => name)).toContain('uploadMedia'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => answer());
  expect([saved(), events]).toEqual([[], []]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one that cannot be removed shows an error, and stays', async () => {
  const { data, events } = await open({ ...ADA, avatar: AVATAR });
  data.answer({ updateMember: () => Promise.reject(new Error('down')) });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(document.querySelector('img')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
});

test('can be removed', async () => {
  const { saved, events } = await open({ ...ADA, avatar: AVATAR });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(events).toEqual([UPDATED]));
  expect(saved()).toEqual([{ params: { id: 1 }, body: { avatar: null } }]);
  expect(document.querySelector('img')).not.toBeInTheDocument();
});
