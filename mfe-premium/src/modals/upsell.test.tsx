import { PREMIUM_BENEFITS } from '@afterglow/shared-contracts';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { premiumTrialModal } from './premium-trial.modal.tsx';
import { premiumUpgradeModal } from './premium-upgrade.modal.tsx';

/** Like the shell, below the title that it renders. */
async function show({ lifecycles }: typeof premiumTrialModal) {
  const ports = createFakePorts();
  const close = jest.fn();
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { ports, domElement, data$: new BehaviorSubject({}), close, onCrash: jest.fn() };
  // It resolves once it is rendered, which happens when this ends.
  await act(async () => void lifecycles.mount(props));
  const leave = async () => {
    await act(async () => void lifecycles.unmount(props));
    domElement.remove();
  };
  return { close, leave, analytics: ports.analytics };
}

test.each([
  ['[PREMIUM-090]', premiumTrialModal, 'Try Premium free for 30 days', 'START FREE TRIAL', '/premium/select-payment/2'],
  ['[PREMIUM-091]', premiumUpgradeModal, 'Upgrade to Premium', 'UPGRADE', '/premium/view-plans'],
])(
  '%s [PREMIUM-092] [PREMIUM-015] [ANALYTICS-004] has a headline, benefits and a link',
  async (_row, modal, headline, name, href) => {
    expect(modal.title).toBe(headline);
    const { close, leave, analytics } = await show(modal);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(PREMIUM_BENEFITS);
    const offer = screen.getByRole('link', { name });
    expect(offer).toHaveAttribute('href', href);
    expect(analytics.sent).toEqual([]);
    offer.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(offer);
    expect(analytics.sent).toEqual([{ name: 'premium_upsell_initiated', data: {} }]);
    await userEvent.click(screen.getByRole('button', { name: 'Maybe later' }));
    expect(close.mock.calls).toEqual([['confirmed'], ['dismissed']]);
    await leave();
  },
);
