import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The packages of a checkout (this one, or the one in the given folder): lines of TypeScript without tests, their share of all lines, and
// how many imports lead to each other package:
//   node scripts/count-lines.ts [FOLDER]
const TEST_CODE = /\.test\.tsx?$|\/(?:testing|test)\//;
const IMPORT = /(?:from|import|import\()\s*'@afterglow\/([^/']+)/g;

interface PackageNode {
  readonly folder: string;
  readonly files: number;
  readonly lines: number;
  readonly imports: ReadonlyMap<string, number>;
}

const root = path.resolve(process.argv[2] ?? '.');
const rooms = globSync('{*,services/*}/package.json', { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')))
  .map(countRoom)
  .sort((a, b) => b.lines - a.lines);
const all = rooms.reduce((sum, { lines }) => sum + lines, 0);
for (const { folder, files, lines, imports } of rooms) {
  const share = `${((100 * lines) / all).toFixed(1)} %`;
  const arrows = [...imports].map(([name, count]) => `${name} ${count}`).join(', ');
  process.stdout.write(
    `${folder.padEnd(20)} ${String(files).padStart(5)} files ${String(lines).padStart(6)} lines ${share.padStart(7)}   ${arrows}\n`,
  );
}
process.stdout.write(`${rooms.length} rooms, ${all} lines\n`);

function countRoom(folder: string): PackageNode {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: path.join(root, folder),
    exclude: (name) => /^(?:node_modules|dist|\.types|\.cache|\.data)$/.test(path.basename(name)),
  }).filter((file) => !TEST_CODE.test(`/${file}`));
  const imports = new Map<string, number>();
  let lines = 0;
  for (const file of sources) {
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    lines += text.split('\n').length - 1;
    for (const [, name = ''] of text.matchAll(IMPORT)) imports.set(name, (imports.get(name) ?? 0) + 1);
  }
  return { folder, files: sources.length, lines, imports };
}
