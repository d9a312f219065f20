import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { apiErrorCodeSchema, type Operation } from '@afterglow/shared-contracts';
import { serviceOperations } from '@afterglow/shared-contracts/services';

const BEGIN = '<!-- calls -->\n';
const END = '<!-- /calls -->';

/** The reference of shared-contracts. */
export const CONTRACTS_REFERENCE = path.join(WORKSPACE_ROOT, 'shared-contracts/etc/reference.md');

/** The reference with its table of calls as declared. */
export function contractsReference(written = readFileSync(CONTRACTS_REFERENCE, 'utf8')): string {
  const [before = '', after = ''] = [written.split(BEGIN)[0], written.split(END)[1]];
  return `${before}${BEGIN}\n${callsTable()}\n\n${END}${after}`;
}

function callsTable(): string {
  const calls: readonly Operation[] = Object.values(serviceOperations);
  const rows = calls.map(
    ({ name, method, path: address, auth, paged, summary }) =>
      `| \`${name}\` | ${method} | \`${address}\` | ${auth} | ${paged ? 'yes' : ''} | ${summary} |`,
  );
  const codes = apiErrorCodeSchema.options.map((code) => `\`${code}\``).join(', ');
  return [
    '| call | method | path | auth | paged | what it does |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `An error is \`{ code, message }\`; \`code\` is one of ${codes}.`,
  ].join('\n');
}
