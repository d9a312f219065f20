import { recordEventLoopDelay } from '@afterglow/kit/testing';
import { readPageTable } from '@afterglow/shared-build';
import { workspacePackages } from '@afterglow/shared-build/webpack';
import { createPageMatcher } from '@afterglow/shared-contracts';
import { BOUNDED_EXPRESSIONS } from './bounded-regexes.ts';
import { attackStrings } from './attack-strings.ts';
import { attackText, analyzeRegex } from './analyze-regex.ts';
import { regularExpressions, type RegularExpression } from './find-regexes.ts';

// `npm run test:long expressions`: gives every regular expression of the product, and the page table, the worst text that may reach it,
// and records the slowest in the file named on the command line.
/** About the maximum size of a request's head. */
const LONGEST_TEXT = 16_000;

interface Timing {
  readonly what: string;
  readonly ms: number;
}

const timings = [...regularExpressions().map(timeExpression), timePaths()].sort((one, other) => other.ms - one.ms);
for (const { what, ms } of timings.slice(0, 5)) process.stdout.write(`${ms.toFixed(2)} ms  ${what}\n`);
const [slowest] = timings;
const [file] = process.argv.slice(2);
if (file === undefined || slowest === undefined) throw new Error('Name the file to write to.');
const isReached = recordEventLoopDelay(file, {
  name: 'expressions',
  count: timings.length,
  longestTurnMs: slowest.ms,
  slowest: slowest.what,
});
process.exitCode = isReached ? 0 : 1;

function timeExpression({ file: where, line, source = '', flags }: RegularExpression): Timing {
  const bounded = BOUNDED_EXPRESSIONS.find((one) => one.file === where && one.source === source);
  const length = bounded?.longest ?? LONGEST_TEXT;
  const verdict = analyzeRegex(source, flags);
  const texts = [
    ...attackStrings(source, length),
    ...(verdict.kind === 'slow' ? [attackText(verdict.attack, length)] : []),
  ];
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const ms = Math.max(...texts.map((text) => timed(() => text.replaceAll(expression, ''))));
  return { what: `${where}:${line} /${source}/${flags}`, ms };
}

/** Every page of every area, and paths of nothing but slashes, or of very many parts. */
function timePaths(): Timing {
  const remotes = workspacePackages().filter(({ role }) => role === 'remote');
  const match = createPageMatcher(remotes.flatMap(({ dir }) => Object.values(readPageTable(dir).pages)));
  const paths = ['/', '/7', '/a', '/%2F'].map((part) => `/mix${part.repeat(LONGEST_TEXT / part.length)}x`);
  return { what: 'an address', ms: Math.max(...paths.map((path) => timed(() => match(path)))) };
}

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
