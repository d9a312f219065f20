import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceView } from './resource-view.tsx';

type State = Parameters<typeof ResourceView<string>>[0]['state'];

function renderView(state: State) {
  render(
    <ResourceView state={state} skeleton={<p>Loading</p>}>
      {(title) => <h2>{title}</h2>}
    </ResourceView>,
  );
}

test('shows the skeleton while loading and then the content', () => {
  renderView({ status: 'loading', refetch: jest.fn() });
  expect(screen.getByText('Loading')).toBeVisible();
  renderView({ status: 'ready', data: 'Deep', refetch: jest.fn() });
  expect(screen.getByRole('heading', { name: 'Deep' })).toBeVisible();
});

test('shows the error of a failure, and Retry fetches again', async () => {
  const refetch = jest.fn();
  renderView({ status: 'failed', refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
