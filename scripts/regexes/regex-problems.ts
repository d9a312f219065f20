import { BOUNDED_EXPRESSIONS, type BoundedExpression } from './bounded-regexes.ts';
import { attackText, analyzeRegex } from './analyze-regex.ts';
import { regularExpressions, type RegularExpression } from './find-regexes.ts';

/** The problems of a workspace's regular expressions. */
interface ExpressionProblems {
  readonly analyzedCount: number;
  /** Slow for a long text, or undecidable, and not listed as getting short ones. */
  readonly slow: readonly string[];
  /** Listed without need. */
  readonly idle: readonly string[];
}

const EXAMPLE_LENGTH = 40;

/** The problems of the regular expressions of a workspace. */
export function regexProblems(root: string): ExpressionProblems {
  const expressions = regularExpressions(root);
  const known = new Map<string, string | undefined>();
  const problemOf = (source: string, flags: string): string | undefined => {
    const key = `/${source}/${flags}`;
    if (!known.has(key)) known.set(key, analyze(source, flags));
    return known.get(key);
  };
  const describe = (expression: RegularExpression): readonly string[] => {
    const { file, line, source, flags } = expression;
    if (source === undefined) return [`${file}:${line}: its pattern is unknown`];
    if (BOUNDED_EXPRESSIONS.some((one) => isSame(one, expression))) return [];
    const problem = problemOf(source, flags);
    return problem === undefined ? [] : [`${file}:${line}: /${source}/${flags} ${problem}`];
  };
  const isIdle = (bounded: BoundedExpression): boolean => {
    const found = expressions.find((one) => isSame(bounded, one));
    return found?.source === undefined || problemOf(found.source, found.flags) === undefined;
  };
  return {
    analyzedCount: expressions.length,
    slow: expressions.flatMap(describe),
    idle: BOUNDED_EXPRESSIONS.filter(isIdle).map(({ file, source }) => `${file}: ${source}`),
  };
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

function isSame(one: BoundedExpression, { file, source }: RegularExpression): boolean {
  return one.file === file && one.source === source;
}
