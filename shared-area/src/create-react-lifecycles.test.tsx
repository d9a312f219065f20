import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { RemoteProps } from '@afterglow/shared-contracts';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { createReactLifecycles } from './create-react-lifecycles.tsx';
import { usePorts } from '@afterglow/shared-ui';

function buildProps(): RemoteProps & { readonly onCrash: jest.Mock } {
  const domElement = document.body.appendChild(document.createElement('div'));
  return { domElement, ports: createFakePorts({ path: '/radio' }), onCrash: jest.fn() };
}

function Greeting() {
  return <h1>At {usePorts().navigation.getPath()}</h1>;
}

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('worn out');
  return <button onClick={() => setBroken(true)}>Bend</button>;
}

// A mount settles when React has actually rendered; inside act() React would wait for the mount to settle.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  document.body.replaceChildren();
});

test('a mount is done when the page is shown with its ports', async () => {
  const lifecycles = createReactLifecycles(() => <Greeting />);
  const props = buildProps();
  await lifecycles.mount(props);
  expect(screen.getByRole('heading', { name: 'At /radio' })).toBeVisible();
  await lifecycles.unmount(props);
  expect(props.domElement).toBeEmptyDOMElement();
});

test('a first render that throws rejects the mount with the error and cleans up', async () => {
  function Broken(): never {
    throw new Error('no such luck');
  }
  const lifecycles = createReactLifecycles(() => <Broken />);
  const props = buildProps();
  await expect(lifecycles.mount(props)).rejects.toThrow('no such luck');
  expect(props.onCrash).not.toHaveBeenCalled();
  expect(props.domElement).toBeEmptyDOMElement();
});

test('an error after the mount goes to onCrash', async () => {
  const lifecycles = createReactLifecycles(() => <Fragile />);
  const props = buildProps();
  await lifecycles.mount(props);
  screen.getByRole('button', { name: 'Bend' }).click();
  await waitFor(() => expect(props.onCrash).toHaveBeenCalledTimes(1));
  expect(props.onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'worn out' }));
});

test('can be mounted again after a crash and an unmount', async () => {
  const lifecycles = createReactLifecycles(() => <Fragile />);
  const props = buildProps();
  await lifecycles.mount(props);
  screen.getByRole('button', { name: 'Bend' }).click();
  await waitFor(() => expect(props.onCrash).toHaveBeenCalledTimes(1));
  await lifecycles.unmount(props);
  await lifecycles.mount(props);
  expect(screen.getByRole('button', { name: 'Bend' })).toBeVisible();
});
