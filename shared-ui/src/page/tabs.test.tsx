import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'next', label: 'Up next' },
  { id: 'tracks', label: 'Tracklist' },
  { id: 'about', label: 'About' },
];

function Sheet() {
  const [selected, setSelected] = useState('next');
  return (
    <Tabs label="Player" tabs={TABS} selectedId={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test('[SHELL-085] tabs within a page switch its panel, which has their name, without changing the URL', async () => {
  const { href, length } = { href: location.href, length: history.length };
  render(<Sheet />);
  expect(screen.getByRole('tabpanel', { name: 'Up next' })).toHaveTextContent('next');
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('about');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect({ href: location.href, length: history.length }).toEqual({ href, length });
});

test.each([
  ['{ArrowRight}', 'Tracklist'],
  ['{ArrowLeft}', 'About'],
  ['{End}', 'About'],
  ['{End}{Home}', 'Up next'],
  ['{End}{ArrowRight}', 'Up next'],
])('%s selects and focuses %s', async (keys, name) => {
  render(<Sheet />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});
