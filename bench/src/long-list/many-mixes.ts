import { API_PREFIX, TOTAL_HEADER } from '@afterglow/shared-contracts';
import type { Page } from 'playwright-core';

/** The catalog has 400 mixes; the first ones each stand for several of `count`, with their own numbers and titles. */
export async function serveManyMixes(page: Page, siteUrl: string, count: number): Promise<void> {
  const mix: unknown = await (await fetch(`${siteUrl}${API_PREFIX}/mixes/1`)).json();
  await page.route(/\/v3\/mixes\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 10)];
    const json = Array.from({ length: limit }, (_, at) => {
      const id = offset + at + 1;
      return Object.assign({}, mix, { id, mixes_id: id, title: `Mix ${id}` });
    });
    await route.fulfill({ json, headers: { [TOTAL_HEADER]: String(count) } });
  });
}
