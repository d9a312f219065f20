import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Width and height in pixels; everything else by the name of its CSS property, as the browser has computed it. */
export type Measures = Readonly<Record<string, number | string>>;

type Part = readonly [name: string, locator: Locator, measures: Measures];

/** Compares what is drawn with what the design says, all at once, so that one look shows everything that is off. */
export async function expectMeasures(parts: readonly Part[]): Promise<void> {
  const wanted = Object.fromEntries(parts.map(([name, , measures]) => [name, measures]));
  // While a page comes in, what is measured may be on its way out.
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

/** Where a part is in the window, as soon as it is there. */
export async function boxOf(part: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  await part.waitFor();
  // What stood in for it while it was loaded may go between the two looks.
  return (await part.boundingBox()) ?? boxOf(part);
}

/** Texts that are to be seen and smaller than this, each with its size. */
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
