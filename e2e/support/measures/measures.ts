import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Width and height in pixels; everything else by the name of its CSS property, as computed by the browser. */
export type Measures = Readonly<Record<string, number | string>>;

type Part = readonly [name: string, locator: Locator, measures: Measures];

/** Compares the layout with the design, all parts together, so that one run shows every difference. */
export async function expectMeasures(parts: readonly Part[]): Promise<void> {
  const wanted = Object.fromEntries(parts.map(([name, , measures]) => [name, measures]));
  // While a page appears, the measured element may be about to disappear.
  await expect.poll(() => measuresOf(parts)).toEqual(wanted);
}

async function measuresOf(parts: readonly Part[]): Promise<Record<string, Measures>> {
  const found: Record<string, Measures> = {};
  for (const [name, locator, measures] of parts) {
    found[name] = await locator.first().evaluate(measure, Object.keys(measures));
  }
  return found;
}

function measure(element: Element, names: readonly string[]): Measures {
  const box = element.getBoundingClientRect();
  const computed = getComputedStyle(element);
  const valueOf = (name: string): number | string => {
    if (name === 'width' || name === 'height') return Math.round(box[name] * 10) / 10;
    return computed.getPropertyValue(name);
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** The position of a part in the window, as soon as it exists. */
export async function boxOf(part: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  await part.waitFor();
  // A placeholder may disappear between the two reads.
  return (await part.boundingBox()) ?? boxOf(part);
}

/** Visible texts that are smaller than this, each with its size. */
export function textsUnder(page: Page, pixels: number): Promise<readonly string[]> {
  return page.evaluate((limit) => {
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element?.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < limit) small.push(`${text}: ${size}px`);
    }
    return small;
  }, pixels);
}
