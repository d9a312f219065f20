import { JPEG_OPTIONS, WEBP_OPTIONS } from '@afterglow/api';
import { printArtwork } from '@afterglow/demo';
import type { Bench } from '../bench.ts';
import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';

type Printed = Awaited<ReturnType<typeof printArtwork>>;
interface Cost {
  readonly widthPx: number;
  readonly format: string;
  readonly kB: number;
  readonly ms: number;
}

const WIDTHS_PX = [300, 600, 1200] as const;
const MIXES = [3, 57, 120, 211, 333] as const;
/** The two that are served come first; all are equally close to the drawing, within one decibel. */
const FORMATS: readonly (readonly [name: string, encode: (printed: Printed) => Printed])[] = [
  [`WebP ${WEBP_OPTIONS.quality}`, (printed) => printed.webp(WEBP_OPTIONS)],
  [`JPEG ${JPEG_OPTIONS.quality}`, (printed) => printed.jpeg(JPEG_OPTIONS)],
  ['AVIF 50, least effort that pays', (printed) => printed.avif({ quality: 50, effort: 2 })],
  ['AVIF 50, usual effort', (printed) => printed.avif({ quality: 50, effort: 4 })],
];
const BYTES_PER_KB = 1000;
const US_PER_MS = 1000;

export const images: Bench = {
  name: 'images',
  about: 'how large a cover is in each format, and what making it takes (1 min)',
  run: async () => {
    const measurement = beginMeasurement('images');
    const costs: Cost[] = [];
    for (const widthPx of WIDTHS_PX) {
      for (const [format, encode] of FORMATS) {
        costs.push(await costOf(widthPx, format, encode));
        log(JSON.stringify(costs.at(-1)));
      }
    }
    measurement.finish({ versions: {}, found: { mixes: MIXES, costs }, summary: summaryOf(costs) });
  },
};

/** The average processor time: drawing and encoding. */
async function costOf(widthPx: number, format: string, encode: (printed: Printed) => Printed): Promise<Cost> {
  const before = process.cpuUsage();
  let bytes = 0;
  for (const mix of MIXES) bytes += (await encode(await printArtwork('mix', mix, widthPx)).toBuffer()).length;
  const { user, system } = process.cpuUsage(before);
  return {
    widthPx,
    format,
    kB: rounded(bytes / MIXES.length / BYTES_PER_KB, 1),
    ms: Math.round((user + system) / MIXES.length / US_PER_MS),
  };
}

function summaryOf(costs: readonly Cost[]): readonly string[] {
  const columns = WIDTHS_PX.flatMap((widthPx) => [`${widthPx} px, kB`, 'ms']);
  return markdownTable(
    ['format', ...columns],
    FORMATS.map(([format]) => [
      format,
      ...costs.filter((cost) => cost.format === format).flatMap(({ kB, ms }) => [kB, ms]),
    ]),
  );
}
