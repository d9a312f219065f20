import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useLazy } from './use-lazy.ts';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockReturnValue();
});

interface PartProps {
  readonly load: () => Promise<string>;
  readonly isAskedFor: boolean;
  readonly isSafeToReload?: boolean;
}

function Part({ load, isAskedFor, isSafeToReload = false }: PartProps) {
  const [isNeeded, setNeeded] = useState(true);
  const part = useLazy('The part', {
    load,
    isNeeded,
    isSilent: isSafeToReload,
    ...(isAskedFor && { giveUp: () => setNeeded(false) }),
  });
  return (
    <>
      <button onClick={() => setNeeded(true)}>Open</button>
      {isNeeded ? part : 'closed'}
      <NotificationBanner />
    </>
  );
}

const MESSAGE = 'Something went wrong. Please try again.';
const awayOnce = () => jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('the part');

test('a part that cannot be loaded reports it to its caller, and loads on the next request', async () => {
  await renderInShell(<Part load={awayOnce()} isAskedFor={true} />);
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(screen.getByText('closed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the part')).toBeVisible();
});

test('no failure is reported for a part that no caller has requested', async () => {
  const load = awayOnce();
  await renderInShell(<Part load={load} isAskedFor={false} />);
  await act(async () => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

test('a part whose failure is only logged is dropped silently', async () => {
  await renderInShell(<Part load={awayOnce()} isAskedFor={true} isSafeToReload />);
  expect(await screen.findByText('closed')).toBeVisible();
  expect(log).toHaveBeenLastCalledWith('The part could not be loaded.', expect.any(Error));
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});
