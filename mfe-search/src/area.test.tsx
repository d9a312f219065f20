import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';

test('the exposed module mounts the page of the URL and cleans up after itself', async () => {
  // Set by the build; React renders without act here, as in a page.
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    __AFTERGLOW_VERSION__: '1.2.3',
    __AFTERGLOW_CONTRACTS_VERSION__: '1.0.0',
  });
  const { remote } = await import('./area.ts');
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { domElement, ports: createFakePorts({ path: '/search' }), onCrash: jest.fn() };

  await remote.lifecycles.mount(props);
  expect(await screen.findByRole('heading', { level: 1, name: 'Search Afterglow' })).toBeVisible();
  expect(remote).toMatchObject({ name: 'search', version: '1.2.3', contractsVersion: '1.0.0' });

  await remote.lifecycles.unmount(props);
  expect(domElement).toBeEmptyDOMElement();
  expect(props.onCrash).not.toHaveBeenCalled();
});
