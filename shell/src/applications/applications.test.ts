import { buildLiveRelease, buildLiveSet } from '@afterglow/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { getAppNames, getAppStatus, navigateToUrl, start, triggerAppChange } from 'single-spa';
import { createFakeSlots } from '../testing/fake-slots.ts';
import { createApplications, type Applications } from './applications.ts';

const { loader, create } = createFakeSlots();
const initial = buildLiveSet(['radio', 'search']);
let applications: Applications;

async function go(path: string) {
  navigateToUrl(path);
  await triggerAppChange();
}

function statusOf(remote: string) {
  return applications.slotOf(remote)?.getState().status;
}

function shown(): readonly string[] {
  return ['radio', 'search', 'lounge'].filter((remote) => applications.slotOf(remote)?.container.textContent);
}

// single-spa keeps its registrations for the life of the page, so each test builds on the previous one.
beforeAll(() => {
  history.replaceState(null, '', '/radio');
  applications = createApplications(initial, create);
  start();
});

test('registers one application per remote and loads only the one that owns the path', async () => {
  await triggerAppChange();
  expect(getAppNames()).toEqual(['radio', 'search']);
  expect(statusOf('radio')).toBe('staging');
  expect(statusOf('search')).toBe('idle');
});

test('code that never arrives does not stop navigation to another area', async () => {
  await go('/search');
  expect(getAppStatus('radio')).toBe('NOT_MOUNTED');
  loader.last().arrive();
  await triggerAppChange();
  expect(shown()).toEqual(['search']);
});

test('a navigation hides one area and shows the other', async () => {
  loader.loads[0]?.arrive();
  await go('/radio/deep');
  expect(shown()).toEqual(['radio']);
});

test('a remote known only by its paths is reachable, and stays when its details arrive', async () => {
  const lounge = buildLiveRelease('lounge');
  const { version, pages = [] } = lounge;
  applications.apply({ ...initial, others: [{ name: 'lounge', live: { version, pages }, previousVersion: null }] });
  await go('/lounge');
  await waitFor(() => expect(loader.last().release).toEqual(lounge));
  loader.last().arrive();
  await waitFor(() => expect(shown()).toEqual(['lounge']));
  const loads = loader.loads.length;
  applications.apply(buildLiveSet(['radio', 'search', 'lounge']));
  await triggerAppChange();
  expect([shown(), loader.loads.length]).toEqual([['lounge'], loads]);
  await go('/radio');
  applications.apply(initial);
  await triggerAppChange();
});

test('a remote added by a later live set is reachable at its paths', async () => {
  applications.apply({ ...buildLiveSet(['radio', 'search', 'lounge']), revision: 2 });
  await go('/lounge');
  loader.last().arrive();
  await triggerAppChange();
  expect(shown()).toEqual(['lounge']);
});

test('paths that move from one remote to another take effect immediately', async () => {
  const lounge = buildLiveRelease('lounge', { version: '1.0.1' });
  const search = buildLiveRelease('search', { version: '1.0.1' });
  const moved = buildLiveSet(['radio'], {
    revision: 3,
    remotes: [
      { name: 'lounge', live: { ...lounge, pages: search.pages }, previousVersion: '1.0.0' },
      { name: 'search', live: { ...search, pages: lounge.pages }, previousVersion: '1.0.0' },
      { name: 'radio', live: buildLiveRelease('radio'), previousVersion: null },
    ],
  });
  applications.apply(moved);
  await triggerAppChange();
  expect(shown()).toEqual(['search']);
  expect(applications.ownerOf('/search')).toMatchObject({ kind: 'remote', remote: 'lounge' });
});

test('a remote that leaves the live set is unregistered, and its paths have no owner', async () => {
  applications.apply({ ...buildLiveSet(['radio', 'lounge']), revision: 4 });
  await go('/radio');
  await triggerAppChange();
  expect([...getAppNames()].sort()).toEqual(['lounge', 'radio']);
  expect(applications.ownerOf('/search')).toEqual({ kind: 'nobody' });
  expect(applications.ownerOf('/404')).toEqual({ kind: 'shell' });
});
