import { installDialog } from '@afterglow/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { causeOf, changedTo, overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { Refused } from '../testing/fake-registry.ts';
import { openConsole } from '../testing/open-console.tsx';

installDialog();

const BEFORE = overviewOf([radio()]);

async function askToRollBack() {
  const opened = await openConsole({ session: sessionOf('manager'), overview: BEFORE });
  opened.registry.answer('rollBack', () => changedTo('1.0.1'));
  await opened.user.click(screen.getByRole('button', { name: 'Roll back radio in production' }));
  return { ...opened, dialog: within(screen.getByRole('dialog')) };
}

test('a rollback shows its effect, requires a typed reason, and names the version it replaces', async () => {
  const { dialog, user, registry } = await askToRollBack();
  expect(dialog.getByRole('region', { name: 'Effect' })).toHaveTextContent(
    'radio1.0.21.0.1In production, for everyone, in open tabs within a second.',
  );
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, '  ');
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.1' }));
  expect(reason).toBeInvalid();
  expect(registry.sentTo('rollBack')).toEqual([]);

  await user.type(reason, 'the channel page is blank{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(registry.sentTo('rollBack')).toMatchObject([
    {
      address: '/releases/environments/production/remotes/radio/rollback',
      headers: { 'x-afterglow-console': '1' },
      body: { from: '1.0.2', to: '1.0.1', reason: 'the channel page is blank' },
    },
  ]);
  expect(screen.getByText('radio 1.0.1 is live for everyone in production (revision 8).')).toBeVisible();
});

test("after a change that removes its button the notification has the focus, at the page's top", async () => {
  const { dialog, user, emit } = await askToRollBack();
  document.documentElement.scrollTop = 400;
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'blank{Control>}{Enter}{/Control}');
  await screen.findByText('radio 1.0.1 is live for everyone in production (revision 8).');
  emit(overviewOf([radio({ version: '1.0.1', previousVersion: null })], 8));
  expect(screen.queryByRole('button', { name: 'Roll back radio in production' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
});

test('a reason that is too long for the log says so', async () => {
  const { dialog, user } = await askToRollBack();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.click(reason);
  await user.paste('x'.repeat(501));
  expect(reason).toHaveAccessibleDescription('500 characters at most. The rest gets cut off.');
});

test("an error shows the registry's message, and nothing that was typed is lost", async () => {
  const { dialog, user, registry } = await askToRollBack();
  registry.answer('rollBack', () => new Refused(409, 'radio 1.0.2 is no longer live, 1.0.3 is. Nothing changed.'));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'blank');
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.1' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('1.0.3 is. Nothing changed.');
  expect(reason).toHaveValue('blank');
});

test('an outdated dialog says who made what live, and continues only after another review', async () => {
  const { dialog, user, registry, emit } = await askToRollBack();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'blank');
  const since = causeOf({ revision: 8, actor: 'Grace', reason: 'the fix' });
  emit(overviewOf([radio({ version: '1.0.3', previousVersion: '1.0.2', since })], 8));
  expect(dialog.getByRole('status')).toHaveTextContent(
    'In the meantime, Grace promoted radio: 1.0.3 is live now (“the fix”). What you typed is still here.',
  );
  expect(dialog.getByRole('button', { name: 'Roll back to 1.0.1' })).toBeDisabled();

  await user.click(dialog.getByRole('button', { name: 'Show what changes now' }));
  expect(reason).toHaveValue('blank');
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.0.2' }));
  await waitFor(() => expect(registry.sentTo('rollBack')).toHaveLength(1));
  expect(registry.sentTo('rollBack')[0]?.body).toEqual({ from: '1.0.3', to: '1.0.2', reason: 'blank' });
});

test('a change of another release outdates no dialog, and a promotion names the newest revision', async () => {
  const { user, registry, emit } = await openConsole({
    session: sessionOf('manager'),
    overview: BEFORE,
    search: '?area=radio',
    prepare: (prepared) =>
      prepared.answer('listVersions', () => ({
        versions: [
          {
            name: 'radio',
            version: '1.0.3',
            sizeBytes: 90_000,
            publishedBy: 'team radio',
            commit: null,
            publishedAtIso: '2026-11-25T19:00:00.000Z',
            notes: null,
          },
        ],
      })),
  });
  registry.answer('promote', () => changedTo('1.0.3'));
  await user.click(await screen.findByRole('button', { name: 'Promote 1.0.3 to production' }));
  const dialog = within(screen.getByRole('dialog'));
  emit(overviewOf([radio()], 12));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'new schedule');
  await user.click(dialog.getByRole('button', { name: 'Promote 1.0.3' }));
  await waitFor(() => expect(registry.sentTo('promote')).toHaveLength(1));
  expect(registry.sentTo('promote')[0]).toMatchObject({
    headers: { 'if-match': '"12"' },
    body: { version: '1.0.3', reason: 'new schedule' },
  });
});
