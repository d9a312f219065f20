import { BRAND } from '../brand.ts';

/** A text of a page table with the product's name in the place of `{brand}`. */
export function brandedText(text: string): string {
  return text.replaceAll('{brand}', BRAND);
}
