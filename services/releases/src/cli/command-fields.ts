import type { CommandDeclaration, RegistryOperation } from '@afterglow/shared-registry-contracts';
import * as z from 'zod/mini';

export type CommandOperation = RegistryOperation & { readonly command: CommandDeclaration };

export interface CommandField {
  readonly name: string;
  readonly about: string;
  /** The placeholder for its value in the help. */
  readonly placeholder: string;
  readonly isNeeded: boolean;
  readonly isFlag: boolean;
}

/** The fields of a command, derived from the schemas of its call; the environment is an option of the whole program. */
export interface CommandFields {
  readonly positions: readonly CommandField[];
  readonly options: readonly CommandField[];
}

/** The placeholder of an option, where it differs from its name. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  from: 'version',
  to: 'version',
  remote: 'area',
  expires: 'day',
  hours: 'number',
  days: 'number',
  limit: 'number',
};

export function fieldsOf(operation: CommandOperation): CommandFields {
  const { command } = operation;
  const { insteadOfFields, flags = {}, switches = {} } = command;
  const fields = insteadOfFields === undefined ? callFields(operation) : ownFields(insteadOfFields);
  const hasFlags = Object.keys(flags).length > 0;
  const isPosition = ({ name }: CommandField) => command.positions.includes(name);
  return {
    positions: command.positions
      .flatMap((name) => fields.filter((field) => field.name === name))
      .map((field) => ({ ...field, isNeeded: field.isNeeded && !hasFlags })),
    options: [...flagFields(flags), ...fields.filter((field) => !isPosition(field)), ...flagFields(switches)],
  };
}

function flagFields(flags: Readonly<Record<string, string>>): CommandField[] {
  return Object.entries(flags).map(([name, about]) => ({
    name,
    about,
    placeholder: '',
    isNeeded: false,
    isFlag: true,
  }));
}

function ownFields(fields: Readonly<Record<string, string>>): CommandField[] {
  return Object.entries(fields).map(([name, about]) => ({
    name,
    about,
    placeholder: name,
    isNeeded: true,
    isFlag: false,
  }));
}

function callFields({ params, query, body, command }: CommandOperation): CommandField[] {
  const { defaults = {} } = command;
  return [params, query, body].flatMap((schema) => {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).flatMap(([name, property]) => {
      if (name === 'environment' || typeof property !== 'object') return [];
      const { description: about = '', maxLength } = property;
      const placeholder = maxLength === undefined ? (PLACEHOLDERS[name] ?? name) : 'text';
      return [{ name, about, placeholder, isNeeded: required.includes(name) && !(name in defaults), isFlag: false }];
    });
  });
}
