import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowList } from './row-list.tsx';
import { Row } from './row.tsx';

test('rows are the items of one list', () => {
  render(
    <RowList label="Tracklist" ordered>
      <Row index={1} title="Glass" duration="4:05" />
      <Row index={2} title="Undertow" />
    </RowList>,
  );
  const items = within(screen.getByRole('list', { name: 'Tracklist' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('1Glass4:05');
});

test('its number is its play button', async () => {
  const onToggle = jest.fn();
  render(<Row index={1} title="Low Tide" href="/mix/7" playable={{ state: 'paused', current: false, onToggle }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Low Tide' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the playing row is labeled and can be paused', () => {
  render(<Row index={1} title="Low Tide" playable={{ state: 'playing', current: true, onToggle: jest.fn() }} />);
  expect(screen.getByRole('heading', { name: 'Low Tide (now playing)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause Low Tide' })).toBeVisible();
});

test('a row without a URL has no link', () => {
  render(<Row title="Unknown track" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('[PLAYER-009] a paused row is not marked as playing', () => {
  const { container } = render(
    <Row index={1} title="Low Tide" playable={{ state: 'paused', current: true, onToggle: jest.fn() }} />,
  );
  expect(screen.getByRole('heading', { name: 'Low Tide' })).toBeVisible();
  expect(container.querySelector('.active, .equaliser')).toBeNull();
});
