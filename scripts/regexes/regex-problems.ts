import { BOUNDED_EXPRESSIONS, type BoundedExpression } from './bounded-regexes.ts';
import { attackText, analyzeRegex } from './analyze-regex.ts';
import { regularExpressions, type RegularExpression } from './find-regexes.ts';

/** The problems of a workspace's regular expressions. */
export interface ExpressionProblems {
  readonly analyzedCount: number;
  /** Slow for a long text, or undecidable, and not listed as getting short ones. */
  readonly slow: readonly string[];
  /** Listed without need. */
  readonly idle: readonly string[];
}

const EXAMPLE_LENGTH = 40;

// A separate process, because the analysis takes four times as long inside Jest. Prints the problems of the given workspace as JSON.
const [root] = process.argv.slice(2);
const expressions = regularExpressions(root);
const known = new Map<string, string | undefined>();
const problems: ExpressionProblems = {
  analyzedCount: expressions.length,
  slow: expressions.flatMap(problemsOf),
  idle: BOUNDED_EXPRESSIONS.filter(isIdle).map(({ file, source }) => `${file}: ${source}`),
};
process.stdout.write(JSON.stringify(problems));

function problemsOf(expression: RegularExpression): readonly string[] {
  const { file, line, source, flags } = expression;
  if (source === undefined) return [`${file}:${line}: its pattern is unknown`];
  if (BOUNDED_EXPRESSIONS.some((one) => isSame(one, expression))) return [];
  const problem = problemOf(source, flags);
  return problem === undefined ? [] : [`${file}:${line}: /${source}/${flags} ${problem}`];
}

function problemOf(source: string, flags: string): string | undefined {
  const key = `/${source}/${flags}`;
  if (!known.has(key)) known.set(key, analyze(source, flags));
  return known.get(key);
}

function analyze(source: string, flags: string): string | undefined {
  const verdict = analyzeRegex(source, flags);
  switch (verdict.kind) {
    case 'linear':
      return undefined;
    case 'slow':
      return `is ${verdict.complexity}, for example for ${JSON.stringify(attackText(verdict.attack, EXAMPLE_LENGTH))}`;
    case 'unknown':
      return `could not be analyzed (${verdict.reason})`;
  }
}

function isIdle(bounded: BoundedExpression): boolean {
  const found = expressions.find((one) => isSame(bounded, one));
  return found?.source === undefined || problemOf(found.source, found.flags) === undefined;
}

function isSame(one: BoundedExpression, { file, source }: RegularExpression): boolean {
  return one.file === file && one.source === source;
}
