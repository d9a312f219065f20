import { BRAND } from '../brand.ts';

/** A text from a page table with `{brand}` replaced by the product's name. */
export function brandedText(text: string): string {
  return text.replaceAll('{brand}', BRAND);
}
