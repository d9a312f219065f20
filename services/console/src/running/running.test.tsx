import { screen, within, act } from '@testing-library/react';
import { causeOf, overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openConsole } from '../testing/open-console.tsx';

const OVERVIEW = overviewOf([
  radio({ canary: { version: '1.0.3', percent: 10, since: causeOf({ revision: 8, action: 'canary' }) } }),
]);

test('every release has its version, time, author, reason and canary', async () => {
  await openConsole({ session: sessionOf('viewer'), overview: OVERVIEW });
  const production = within(screen.getByRole('region', { name: 'radio in production' }));
  expect(production.getByText('1.0.2')).toBeVisible();
  expect(production.getByText('new plan')).toBeVisible();
  expect(production.getByText(/by Grace/)).toBeVisible();
  expect(production.getByText('1.0.3')).toBeVisible();
  expect(production.getByText('10%')).toBeVisible();
  expect(screen.getByRole('region', { name: 'radio in staging' })).toHaveTextContent('Same as production');
});

test.each([
  ['manager', null, true],
  ['team', 'radio', true],
  ['team', 'browse', false],
  ['viewer', null, false],
] as const)('a %s of %s sees everything; whether radio can be changed is %s', async (role, remote, isAllowed) => {
  await openConsole({ session: sessionOf(role, remote), overview: OVERVIEW, search: '?area=radio' });
  expect(screen.getByRole('region', { name: 'radio in production' })).toHaveTextContent('1.0.2');
  for (const name of ['Roll back radio in production', 'End canary', 'Retire radio in production'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(isAllowed ? 1 : 0);
  expect(screen.queryByText(/You can see everything/)).toEqual(role === 'manager' ? null : expect.anything());
});

test('an event replaces the shown state, and a lost connection shows its age', async () => {
  const { emit } = await openConsole({ session: sessionOf('viewer'), overview: OVERVIEW });
  emit(overviewOf([radio({ version: '1.0.1' })], 9));
  expect(screen.getByRole('region', { name: 'radio in production' })).toHaveTextContent('1.0.1');
  act(() => FakeEventSource.last.fail());
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.getByText(/^Lost connection to the registry\. You're seeing data from \d\d:\d\d\./)).toBeVisible();
  emit(overviewOf([radio({ version: '1.0.4' })], 10));
  expect(screen.queryByText(/Lost connection to the registry/)).not.toBeInTheDocument();
});

test('a filter narrows the list by name, and one key focuses it', async () => {
  const { user } = await openConsole({ session: sessionOf('viewer'), overview: OVERVIEW });
  await user.keyboard('{Control>}k{/Control}she');
  expect(within(screen.getByRole('list', { name: 'Releases' })).getAllByRole('heading')).toHaveLength(1);
  await user.keyboard('xyz');
  expect(screen.getByText('No releases match “shexyz”')).toBeVisible();
});

test('the last change may be the end of a canary, also by the health policy', async () => {
  const lastChange = causeOf({
    revision: 9,
    action: 'end-canary',
    actor: 'health policy',
    changedAtIso: '2026-11-25T21:00:00.000Z',
  });
  await openConsole({ session: sessionOf('viewer'), overview: overviewOf([radio({ lastChange })], 9) });
  expect(screen.getByText(/^Last change:/)).toHaveTextContent('health policy ended the canary of radio in production.');
});
