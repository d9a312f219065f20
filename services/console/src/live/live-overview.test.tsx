import { act, screen } from '@testing-library/react';
import { overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openConsole } from '../testing/open-console.tsx';

const open = () => openConsole({ session: sessionOf('manager'), overview: overviewOf([radio()]) });

test('a rejected stream fetches the session, and shows the login when there is none', async () => {
  const { registry } = await open();
  registry.answer('getSession', () => ({ session: null }));
  act(() => FakeEventSource.last.fail(true));
  expect(await screen.findByText("You're logged out.")).toBeVisible();
  expect(screen.getByLabelText('Token')).toBeVisible();
});

test('a tab that is visible or online again refetches immediately', async () => {
  await open();
  const first = FakeEventSource.last;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const second = FakeEventSource.last;
  expect(second).not.toBe(first);
  expect(first.readyState).toBe(FakeEventSource.CLOSED);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(FakeEventSource.last).not.toBe(second);
  act(() => FakeEventSource.last.emit(overviewOf([radio()])));
  expect(screen.getByText('Live')).toBeVisible();
});

test('data in an unknown format of a newer registry is not shown as live', async () => {
  await open();
  act(() => void FakeEventSource.last.dispatchEvent(new MessageEvent('overview', { data: '{"other":true}' })));
  expect(screen.getByText('Offline')).toBeVisible();
});
