import { act, screen } from '@testing-library/react';
import { overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openConsole } from '../testing/open-console.tsx';

const open = () => openConsole({ session: sessionOf('manager'), overview: overviewOf([radio()]) });

test('a stream that is refused asks who is signed in, and leads to the way in when no one is any more', async () => {
  const { registry } = await open();
  registry.answer('getSession', () => ({ session: null }));
  act(() => FakeEventSource.last.fail(true));
  expect(await screen.findByText("You're logged out.")).toBeVisible();
  expect(screen.getByLabelText('Token')).toBeVisible();
});

test('a tab that is seen again, or back on line, asks again at once', async () => {
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

test('what a newer registry tells in a way that this page does not know is not shown as if it were live', async () => {
  await open();
  act(() => void FakeEventSource.last.dispatchEvent(new MessageEvent('overview', { data: '{"other":true}' })));
  expect(screen.getByText('Offline')).toBeVisible();
});
