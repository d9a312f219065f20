import { readdirSync, readFileSync } from 'node:fs';
import { siteEnvironmentSchema } from './site-options.ts';

const PAGES = new URL('../../../docs/operate/', import.meta.url);
const NAME = /^`([A-Z0-9_]+)`$/;
const LITERAL = /^`([^`<]+)`$/;

export interface DocumentedVariable {
  readonly name: string;
  readonly page: string;
  readonly meaning: string;
  /** A value in backticks, or words. */
  readonly defaultText: string;
}

/** The variables in the tables of all operator pages, in the order of pages and rows. */
export function documentedVariables(): readonly DocumentedVariable[] {
  const pages = readdirSync(PAGES).filter((file) => file.endsWith('.md'));
  return pages.sort().flatMap((page) => {
    const lines = readFileSync(new URL(page, PAGES), 'utf8').split('\n');
    return lines.flatMap((line) => variableIn(line, page));
  });
}

function variableIn(line: string, page: string): readonly DocumentedVariable[] {
  const [, first = '', meaning = '', defaultText = ''] = line.split('|').map((cell) => cell.trim());
  const name = NAME.exec(first)?.[1];
  return name === undefined ? [] : [{ name, page, meaning, defaultText }];
}

/**
 * The text of `.env.example`: every variable of the schema, commented out, with its description. Throws for one without a description.
 */
export function envExample(): string {
  const documented = new Map(documentedVariables().map((variable) => [variable.name, variable]));
  const variables = Object.keys(siteEnvironmentSchema.shape).map((name) => {
    const variable = documented.get(name);
    if (variable === undefined) throw new Error(`No page of docs/operate describes ${name}.`);
    return variable;
  });
  const pages = [...new Set(variables.map(({ page }) => page))].sort();
  const groups = pages.map((page) => [
    `## docs/operate/${page}`,
    ...variables.filter((variable) => variable.page === page).map(exampleOf),
  ]);
  return `${[HEAD, ...groups.map((lines) => lines.join('\n'))].join('\n\n')}\n`;
}

const HEAD = `# Written by \`npm run env-example\`. Copy it to .env and remove the # in front of what you set.
# Put values with spaces, <, &, or ; in single quotes. Then start the site: set -a; . ./.env; set +a; npm start`;

function exampleOf({ name, meaning, defaultText }: DocumentedVariable): string {
  const literal = LITERAL.exec(defaultText)?.[1];
  return literal === undefined
    ? `# ${plain(meaning)} (default: ${plain(defaultText)})\n# ${name}=`
    : `# ${plain(meaning)}\n# ${name}=${literal}`;
}

function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}
