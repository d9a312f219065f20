import { createEventBus } from '@afterglow/shared-contracts';
import { createDataLayer, readList, type DataLayer } from '@afterglow/shared-data';
import { episodes } from '@afterglow/shared-data/react';
import { writesOf, type CacheUnderTest } from './cache-under-test.ts';
import { episodePage } from './episode-page.ts';

/** Occurs nowhere else in an entry, so that any other number can replace it. */
const MODEL_NUMBER = 987_654_321;

/** The product's own: each query under its own key. The entries are copies of one that it has written itself. */
export const perEntryCache: CacheUnderTest = {
  async fill(count) {
    localStorage.clear();
    const layer = openLayer(async () => Response.json(episodePage(MODEL_NUMBER).items));
    await readList(layer, entry(MODEL_NUMBER));
    await leavePage();
    const key = Object.keys(localStorage).find((known) => known.includes(`"offset":${MODEL_NUMBER}`)) ?? '';
    const text = localStorage.getItem(key) ?? '';
    layer.dispose();
    localStorage.clear();
    for (let number = 1; number <= count; number += 1) localStorage.setItem(as(number, key), as(number, text));
  },
  async open(number) {
    await readKept(openLayer(), number);
  },
  async change(number) {
    const layer = openLayer();
    await readKept(layer, number);
    return writesOf(async () => {
      layer.queryClient.setQueryData(['common', ...entry(number).key], episodePage(number));
      await leavePage();
    });
  },
};

const entry = (number: number) => episodes({ limit: 1, offset: number });

async function noService(): Promise<Response> {
  throw new Error('The service was asked.');
}

function openLayer(fetch: () => Promise<Response> = noService): DataLayer {
  return createDataLayer({ bus: createEventBus(), fetch });
}

async function readKept(layer: DataLayer, number: number): Promise<void> {
  const { items, failure } = await readList(layer, entry(number));
  if (items[0]?.id !== number) throw failure ?? new Error(`Entry ${number} is not kept.`);
}

/** The cache writes with a delay, or when the page closes; it receives what to write a turn after the change. */
async function leavePage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pagehide'));
}

function as(number: number, text: string): string {
  return text.replaceAll(String(MODEL_NUMBER), String(number));
}
