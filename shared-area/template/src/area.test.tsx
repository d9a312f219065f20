import { openPage } from '@afterglow/shared-area/testing';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from './area.ts';

test('the page is at its URL', async () => {
  await openPage(remote, { path: '/sample' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
});

test('the area cleans up when it is unmounted', async () => {
  // React renders without act here, as in a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { domElement, ports: createFakePorts({ path: '/sample' }), onCrash: jest.fn() };

  await remote.lifecycles.mount(props);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  await remote.lifecycles.unmount(props);
  expect(domElement).toBeEmptyDOMElement();
  expect(props.onCrash).not.toHaveBeenCalled();
});
