/** An expression that is slow for long texts, and never gets one. */
export interface BoundedExpression {
  readonly file: string;
  readonly source: string;
  readonly longest: number;
  /** What prevents longer ones. */
  readonly because: string;
}

export const BOUNDED_EXPRESSIONS: readonly BoundedExpression[] = [
  {
    file: 'shared-contracts/src/pages/page-pattern.ts',
    source: String.raw`^(?!$|.+\/$|(?:[^?]*\?){5})(?:\/(?:[a-z0-9_-]+|:[a-z][A-Za-z]*(?:\(number\))?)\??)*(?:\/\*?)?$`,
    longest: 200,
    because: 'A longer pattern is refused before.',
  },
  {
    file: 'shared-contracts/src/brand.ts',
    source: String.raw`^(?!(?:chill|classics|deep|favorites)$)(?=.{2,24}$)[a-z][a-z\d]*(?:-[a-z\d]+)*$`,
    longest: 1_000,
    because: 'An operator or a build sets it, and it is read once.',
  },
];
