import { buildMix, buildShow, createFakePorts } from '@afterglow/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortsProvider } from '../remote/host-ports.tsx';
import { MixCard } from './mix-card.tsx';
import { ShowCard } from './show-card.tsx';

function renderCard(mix = buildMix()) {
  const ports = createFakePorts();
  render(
    <PortsProvider ports={ports}>
      <MixCard mix={mix} />
    </PortsProvider>,
  );
  return ports.player;
}

test('[BROWSE-053] a tile shows two genres and how many more there are', () => {
  renderCard(buildMix({ genre: ['House', 'Disco', 'Funk', 'Soul', 'Dub'] }));
  expect(screen.getByText('House, Disco +3 MORE')).toBeVisible();
});

test('[BROWSE-054] so does the tile of a show', () => {
  render(<ShowCard show={buildShow({ genre: ['House', 'Disco', 'Funk'] })} />);
  expect(screen.getByText('House, Disco +1 MORE')).toBeVisible();
});

test('a tile leads to its mix and its artist, and its disc plays it', async () => {
  const player = renderCard(buildMix({ number: 12, title: 'Night Drive' }));
  expect(screen.getByRole('link', { name: 'Night Drive' })).toHaveAttribute('href', '/mix/12');
  expect(screen.getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
  await userEvent.click(screen.getByRole('button', { name: 'Play Night Drive' }));
  expect(player.commands).toEqual(['toggleMix 12']);
  expect(screen.getByText('(now playing)')).toBeInTheDocument();
});

test('a mix for Premium members says so', () => {
  renderCard(buildMix({ premium: true }));
  expect(screen.getByText('PREMIUM')).toBeVisible();
});

test('a tile says how long its mix lasts', () => {
  renderCard(buildMix({ duration: 3905, genre: ['House'] }));
  expect(screen.getByText(/^1:05:05/)).toHaveTextContent('1:05:05 · House');
});
