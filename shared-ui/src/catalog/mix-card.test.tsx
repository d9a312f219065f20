import { buildMix, buildMixPlayback, buildShow, createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { ArtistCard } from '../collections/artist-card.tsx';
import { PortsProvider } from '../remote/host-ports.tsx';
import { stylesheets } from '../testing/stylesheets.ts';
import { MixCard } from './mix-card.tsx';
import { ShowCard } from './show-card.tsx';

function renderCard(mix = buildMix(), card: Omit<ComponentProps<typeof MixCard>, 'mix'> = {}) {
  const ports = createFakePorts();
  render(
    <PortsProvider ports={ports}>
      <MixCard mix={mix} {...card} />
    </PortsProvider>,
  );
  return ports.player;
}

const metaLine = (start: string) => screen.getByText(start).closest('p');

test('[BROWSE-053] a tile shows two genres and the number of further ones', () => {
  renderCard(buildMix({ duration: 3905, genre: ['House', 'Disco', 'Funk', 'Soul', 'Dub'] }));
  expect(metaLine('+3 MORE')).toHaveTextContent('1:05:05 · House, Disco +3 MORE');
});

test('[BROWSE-053] in a narrow tile the genres are truncated, but not the number of further ones', () => {
  const [{ css } = { css: '' }] = stylesheets('catalog/genres-line.module.css');
  const rulesOf = (name: string) => new RegExp(`\\.${name} {([^}]*)}`).exec(css)?.[1];
  renderCard(buildMix({ genre: ['House', 'Disco', 'Funk'] }));
  expect(screen.getByText('+1 MORE')).toHaveClass('more', { exact: true });
  expect(rulesOf('line')).toContain('display: flex;');
  expect(rulesOf('shown')).toContain('text-overflow: ellipsis;');
  expect(rulesOf('more')).toContain('flex: none;');
});

test('[BROWSE-054] the tile of a show does the same', () => {
  render(<ShowCard show={buildShow({ genre: ['House', 'Disco', 'Funk'] })} />);
  expect(metaLine('+1 MORE')).toHaveTextContent(/^House, Disco \+1 MORE$/);
});

test('[BROWSE-054] the tile of an artist does the same, and without genres shows its kind', () => {
  const { rerender } = render(
    <ArtistCard href="/artist/5" name="Mira Vale" image={null} meta="DJ" genres={['House', 'Disco', 'Funk']} />,
  );
  expect(metaLine('+1 MORE')).toHaveTextContent(/^DJ · House, Disco \+1 MORE$/);
  rerender(<ArtistCard href="/artist/5" name="Mira Vale" image={null} meta="DJ" genres={undefined} />);
  expect(metaLine('DJ')).toHaveTextContent(/^DJ$/);
});

test('[BROWSE-054] the tile of a mix stopped halfway does the same', () => {
  renderCard(buildMix({ genre: ['House', 'Disco', 'Funk'] }), { left: { positionMs: 1_390_000, goOn: () => {} } });
  expect(metaLine('+1 MORE')).toHaveTextContent(/^From 23:10 · House, Disco \+1 MORE$/);
});

test('a tile leads to its mix and its artist, and its disc plays it', async () => {
  const player = renderCard(buildMix({ number: 12, title: 'Night Drive' }));
  expect(screen.getByRole('link', { name: 'Night Drive' })).toHaveAttribute('href', '/mix/12');
  expect(screen.getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
  await userEvent.click(screen.getByRole('button', { name: 'Play Night Drive' }));
  expect(player.commands).toEqual(['toggleMix 12']);
  expect(screen.getByText('(now playing)')).toBeInTheDocument();
});

test('[PLAYER-009] a tile is highlighted while its mix loads or plays, and not while it is paused', () => {
  const mix = buildMix({ number: 12, title: 'Night Drive' });
  const player = renderCard(mix);
  const isMarked = () => screen.queryByText('(now playing)') !== null && document.querySelector('.equaliser') !== null;
  const marked = (['loading', 'playing', 'paused'] as const).map((status) => {
    act(() => player.become(buildMixPlayback(mix, { status })));
    return isMarked();
  });
  expect(marked).toEqual([true, true, false]);
  expect(document.querySelector('.active, .equaliser')).toBeNull();
});

test('a Premium mix is labeled', () => {
  renderCard(buildMix({ premium: true }));
  expect(screen.getByText('PREMIUM')).toBeVisible();
});

test('a tile shows the duration of its mix', () => {
  renderCard(buildMix({ duration: 3905, genre: ['House'] }));
  expect(screen.getByText(/^1:05:05/)).toHaveTextContent('1:05:05 · House');
});
