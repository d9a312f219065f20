import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortsProvider } from '../remote/host-ports.tsx';
import { BackButton } from './back-button.tsx';

function setUp(...visits: readonly string[]) {
  const ports = createFakePorts();
  for (const path of visits) ports.navigation.navigate(path);
  const back = jest.spyOn(ports.navigation, 'back');
  render(
    <PortsProvider ports={ports}>
      <BackButton />
    </PortsProvider>,
  );
  return { back };
}

test('[SHELL-086] without a previous page there is no back button', () => {
  setUp();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('[SHELL-086] with a previous page the button leads there', async () => {
  const { back } = setUp('/radio');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});
