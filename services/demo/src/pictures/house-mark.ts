/** The product's mark, five bars of sound as a setting sun, on a grid of 32 by 32. */
const SUN =
  'M2 20v-6.6a2.2 2.2 0 0 1 4.4 0V20ZM7.8 20V7.4a2.2 2.2 0 0 1 4.4 0V20ZM13.8 20V5.2a2.2 2.2 0 0 1 4.4 0V20ZM19.8 20V7.4a2.2 2.2 0 0 1 4.4 0V20ZM25.6 20v-6.6a2.2 2.2 0 0 1 4.4 0V20Z';
const GLOW =
  'M7.8 22h4.4v2.3a2.2 2.2 0 0 1-4.4 0ZM13.8 22h4.4v5.3a2.2 2.2 0 0 1-4.4 0ZM19.8 22h4.4v2.3a2.2 2.2 0 0 1-4.4 0ZM2 22h4.4a2.2 2.2 0 0 1-4.4 0ZM25.6 22H30a2.2 2.2 0 0 1-4.4 0Z';

export function houseMark(x: number, y: number, size: number, color: string): string {
  const place = `transform="translate(${x} ${y}) scale(${size / 32})" fill="${color}"`;
  return `<g ${place}><path d="${SUN}"/><path d="${GLOW}" opacity=".6"/></g>`;
}
