import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import { markFromCache } from '../service-worker/from-cache.ts';
import { resolveInitialLiveSet } from './initial-live-set.ts';

const inPage = buildLiveSet(['radio'], { revision: 7 });

function openPage({ fromCache }: { readonly fromCache: boolean }) {
  const plain = '<html lang="en"></html>';
  const parsed = new DOMParser().parseFromString(fromCache ? markFromCache(plain) : plain, 'text/html');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.head.innerHTML = `<script type="application/json" id="live-set">${JSON.stringify(inPage)}</script>`;
}

let asked: number;
function answer(respond: () => Promise<Response>) {
  asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    return respond();
  });
}

afterEach(() => jest.restoreAllMocks());

test('a page of the site itself is current, and fetches nothing', async () => {
  openPage({ fromCache: false });
  answer(async () => Response.json(buildLiveSet(['radio'], { revision: 8 })));
  expect(await resolveInitialLiveSet()).toEqual({ liveSet: inPage, isCurrent: true });
  expect(asked).toBe(0);
});

test('a page from a cache starts with the current live set', async () => {
  openPage({ fromCache: true });
  const newer = buildLiveSet(['radio'], { revision: 8 });
  answer(async () => Response.json(newer));
  expect(await resolveInitialLiveSet()).toEqual({ liveSet: newer, isCurrent: true });
});

test('offline it starts with its own live set, and reports it', async () => {
  openPage({ fromCache: true });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await resolveInitialLiveSet()).toEqual({ liveSet: inPage, isCurrent: false });
});
