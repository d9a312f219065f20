import { type RegistryOperation, registryOperations } from '@afterglow/shared-contracts/registry';
import { argumentText, optionText } from '../cli/program.ts';
import { type CommandField, fieldsOf } from '../cli/command-fields.ts';
import { COMMANDS } from '../cli/commands.ts';
import type { Command } from '../cli/define-command.ts';
import { ACCESS_WORDS } from './access-words.ts';

const CALLS = ['calls', callsTable] as const;
const COMMAND_LINE = ['commands', commandsTable] as const;

/** The README with its tables of calls and commands updated, each between its markers. */
export function withTables(readme: string): string {
  return [CALLS, COMMAND_LINE].reduce((text, [name, table]) => {
    const [before = '', rest] = text.split(`<!-- ${name} -->\n`, 2);
    const after = rest?.split(`<!-- /${name} -->`)[1];
    return after === undefined ? text : `${before}<!-- ${name} -->\n\n${table()}\n\n<!-- /${name} -->${after}`;
  }, readme);
}

function callsTable(): string {
  const operations: readonly RegistryOperation[] = Object.values(registryOperations);
  const rows = operations.map(({ method, path, access, summary, statuses, refusals }) => [
    `\`${method} ${path.replaceAll(/\{(\w+)\}/g, '<$1>')}\``,
    ACCESS_WORDS[access],
    summary,
    [...Object.keys(statuses), ...refusals].join(', '),
  ]);
  return markdownTable(['call', 'who', 'what', 'answers'], rows);
}

function commandsTable(): string {
  return markdownTable(['command', 'what', 'arguments and options'], COMMANDS.map(commandRow));
}

function commandRow({ operation }: Command): string[] {
  const { positions, options } = fieldsOf(operation);
  const usage = [operation.command.name, ...positions.map(argumentText)].join(' ');
  const told = [...positions.map(aboutPosition), ...options.map(aboutOption)];
  return [`\`${usage}\``, operation.summary, told.join('; ')];
}

function aboutPosition({ name, about }: CommandField): string {
  return `\`${name}\`: ${about}`;
}

function aboutOption(field: CommandField): string {
  return `\`${optionText(field)}\`${field.isNeeded ? ' (needed)' : ''}: ${field.about}`;
}

/** As the formatter writes it: columns of equal width. */
function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
