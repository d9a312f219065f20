import type { Comparison } from '@afterglow/shared-registry-contracts';
import { installDialog } from '@afterglow/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf, overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { Refused } from '../testing/fake-registry.ts';
import { openConsole } from '../testing/open-console.tsx';

installDialog();

const NOTES = 'Shows the next show\n<b>No markup</b>, only text';

const published = (version: string) => ({
  name: 'radio',
  version,
  sizeBytes: 90_300,
  publishedBy: 'team radio',
  notes: version === '1.0.3' ? NOTES : null,
  publishedAtIso: '2026-11-25T19:00:00.000Z',
  commit: '23cde34a99',
  hasLocalChanges: true,
});

const facts = (version: string, sizeBytes: number) => ({
  version,
  sizeBytes,
  publishedAtIso: '2026-11-25T19:00:00.000Z',
  publishedBy: 'team radio',
  commit: null,
  notes: version === '1.0.3' ? NOTES : null,
  contractsRange: '^1.2.0',
  fileCount: 12,
});

const COMPARISON: Comparison = {
  remote: 'radio',
  from: facts('1.0.2', 90_000),
  to: facts('1.0.3', 91_200),
  files: [
    { path: 'app.js', change: 'changed', fromBytes: 5000, toBytes: 6200 },
    { path: 'old.css', change: 'removed', fromBytes: 300, toBytes: null },
  ],
  unchangedFiles: 10,
  libraries: [{ name: 'react', from: '^19.2.0', to: '^19.3.0' }],
  pages: [{ key: 'plan', path: '/radio/plan', change: 'added' }],
  unchangedPages: 6,
};

const openRadio = () =>
  openConsole({
    session: sessionOf('manager'),
    overview: overviewOf([radio()]),
    search: '?area=radio',
    prepare(registry) {
      registry.answer('listVersions', () => ({ versions: [published('1.0.3'), published('1.0.2')] }));
      registry.answer('compareVersions', () => COMPARISON);
      registry.answer('getHistory', () => ({
        entries: [entryOf({ notes: NOTES }), entryOf({ revision: 6, actor: 'Grace' })],
      }));
    },
  });

test('compares the newest version with the live one: size, contracts, files, pages and libraries', async () => {
  const { registry } = await openRadio();
  const size = await screen.findByRole('row', { name: /^Size/ });
  expect(size).toHaveTextContent('Size90.0 kB in 12 files91.2 kB in 12 files (+1.2 kB)');
  expect(registry.sentTo('compareVersions')[0]?.address).toBe('/releases/radio/comparison?from=1.0.2&to=1.0.3');
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getByRole('row', { name: /^app\.js/ })).toHaveTextContent('app.jschanged5.0 kB6.2 kB+1.2 kB');
  expect(files.getByRole('row', { name: /^old\.css/ })).toHaveTextContent('old.cssremoved300 B–−300 B');
  expect(files.getByText('10 files unchanged')).toBeVisible();
  expect(screen.getByRole('row', { name: /^\/radio\/plan/ })).toHaveTextContent('added');
  expect(screen.getByRole('row', { name: /^react/ })).toHaveTextContent('react^19.2.0^19.3.0');
});

test('a version shows its origin and where it runs', async () => {
  await openRadio();
  const versions = within(await screen.findByRole('list', { name: 'radio versions' }));
  const [newest] = await versions.findAllByRole('listitem');
  expect(newest).toHaveTextContent(/by team radio, from 23cde34a with local changes, 90\.3 kB/);
  expect(versions.getByRole('heading', { name: /^1\.0\.2/ })).toHaveTextContent('1.0.2production');
});

test('versions, their comparison and the history show notes as text', async () => {
  await openRadio();
  const versions = await screen.findByRole('list', { name: 'radio versions' });
  const history = await screen.findByRole('list', { name: 'radio history in production' });
  const row = await screen.findByRole('row', { name: /^Notes/ });
  for (const shown of [versions, history, row])
    expect(within(shown).getByRole('list', { name: 'Notes' })).toHaveTextContent(
      'Shows the next show<b>No markup</b>, only text',
    );
  expect(row).toHaveTextContent(/^Notesnone/);
});

test('the dialog of a promotion and a canary shows what the version brings', async () => {
  const { user } = await openRadio();
  for (const name of ['Promote 1.0.3 to production', 'Start canary of 1.0.3']) {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('list', { name: 'Notes' })).toHaveTextContent('Shows the next show');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  }
});

test('a preview opens in its own tab, and its link can be shared', async () => {
  const { registry, user } = await openRadio();
  const url = 'http://console.test/releases/preview?what=radio';
  registry.answer('previewVersion', () => ({ url, endsAtIso: '2026-11-26T20:00:00.000Z' }));
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('button', { name: 'Preview 1.0.3' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(url);
  expect(open).toHaveBeenCalledWith(url, '_blank', 'noopener');
  open.mockRestore();
});

test('a preview that cannot be created says why', async () => {
  const { registry, user } = await openRadio();
  registry.answer('previewVersion', () => new Refused(409, 'radio 1.0.3 does not fit the shell that is live.'));
  await user.click(await screen.findByRole('button', { name: 'Preview 1.0.3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('radio 1.0.3 does not fit the shell that is live.');
});

test("only a release's last change, if one's own, has Undo, with the revision in its reason", async () => {
  const { user } = await openRadio();
  await user.click(await screen.findByRole('button', { name: 'Undo revision 7' }));
  expect(screen.queryByRole('button', { name: 'Undo revision 6' })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Undo revision 7: '));
});
