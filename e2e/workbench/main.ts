import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { scratchFolder, workspaceRoot } from '../support/paths.ts';
import { checkStories } from './check-stories.ts';

const FOLDER = path.join(workspaceRoot, 'e2e/workbench');
const BUILT = path.join(scratchFolder, 'workbench');
const USAGE = `Usage: npm run components                                  the workbench at http://localhost:6006 (--port)
       npm run components -- check [PATTERN]               axe, in both themes, 1440 and 390 px wide
       npm run components -- check --pictures DIR [PATTERN] the same, with a picture of each
`;

/** Storybook is installed in this folder by \`npm run components\` alone. */
function storybook(...args: readonly string[]): void {
  const bin = path.join(FOLDER, 'node_modules/.bin/storybook');
  const { status } = spawnSync(bin, [...args, '--config-dir', 'config'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, pictures: { type: 'string' }, help: { type: 'boolean' } },
});
const [command = 'serve', pattern = ''] = positionals;

if (values.help) process.stdout.write(USAGE);
else if (command === 'serve') storybook('dev', '--ci', '--port', values.port ?? '6006');
else if (command === 'check') {
  storybook('build', '--test', '--quiet', '--output-dir', BUILT);
  const pictures =
    values.pictures === undefined ? undefined : path.resolve(process.env['STARTED_IN'] ?? '', values.pictures);
  process.exitCode = (await checkStories({ built: BUILT, pattern: new RegExp(pattern), pictures })) ? 0 : 1;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}
