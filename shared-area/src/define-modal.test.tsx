import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { usePorts } from '@afterglow/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { defineModal, type ModalProps } from './define-modal.tsx';

function Greeting({ data$, close }: ModalProps) {
  let name: unknown;
  data$.subscribe((data) => (name = data['name'])).unsubscribe();
  return (
    <button onClick={() => close('confirmed')}>
      Hello {String(name)} at {usePorts().navigation.getPath()}
    </button>
  );
}

test('a modal renders its data and the ports of the host, and is gone afterwards', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const modal = defineModal({ title: 'Hello', content: Greeting });
  const domElement = document.body.appendChild(document.createElement('div'));
  const close = jest.fn();
  const props = {
    domElement,
    close,
    ports: createFakePorts({ path: '/radio' }),
    onCrash: jest.fn(),
    data$: new BehaviorSubject({ name: 'Ana' }),
  };
  await modal.lifecycles.mount(props);
  await userEvent.click(screen.getByRole('button', { name: 'Hello Ana at /radio' }));
  expect(close).toHaveBeenCalledWith('confirmed');
  await modal.lifecycles.unmount(props);
  expect(domElement).toBeEmptyDOMElement();
});
