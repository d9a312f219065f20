import { renderWithPorts } from '@afterglow/shared-area/testing';
import type { RemoteModalProps } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudioQuality } from './audio-quality.tsx';

function setUp(hasBeenPremium: boolean | null) {
  const close = jest.fn();
  let report: (data: object) => void = () => undefined;
  const data = {
    subscribe(listener: (data: object) => void) {
      report = listener;
      listener({ quality: 'best' });
      return { unsubscribe: () => undefined };
    },
  };
  // The only use of an observable here.
  const { analytics } = renderWithPorts(
    <AudioQuality data$={data as unknown as RemoteModalProps['data$']} close={close} />,
    {
      session: { ...buildMemberSession({ premium: false }), hasBeenPremium },
    },
  );
  return { close, analytics, update: (fields: object) => report(fields) };
}

const asked = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-asked'));

test('shows the three qualities, which need Premium, and highlights the requested one', () => {
  const { update } = setUp(false);
  expect(screen.getAllByRole('listitem').map((item) => /\d+ kbps/.exec(item.textContent)?.[0])).toEqual([
    '96 kbps',
    '128 kbps',
    '320 kbps',
  ]);
  expect(screen.getAllByText('PREMIUM')).toHaveLength(2);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toHaveTextContent('Best');
  act(() => update({ quality: 'high' }));
  expect(asked()[0]).toHaveTextContent('High');
});

test.each([
  [false, 'START FREE PREMIUM TRIAL'],
  [true, 'UPGRADE TO PREMIUM'],
  [null, 'UPGRADE TO PREMIUM'],
])('[PREMIUM-090] [PREMIUM-091] a member who had Premium before (%s) is offered %s', async (hasBeenPremium, name) => {
  const { close, analytics } = setUp(hasBeenPremium);
  const offer = screen.getByRole('link', { name });
  expect(offer).toHaveAttribute('href', '/premium/view-plans');
  offer.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(offer);
  expect(analytics.sent).toEqual([{ name: 'premium_upsell_initiated', data: {} }]);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(close.mock.calls).toEqual([['confirmed'], ['dismissed']]);
});
