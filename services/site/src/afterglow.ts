import { run } from '@afterglow/releases/command-line';
import { buildArea } from './build-area.ts';

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  buildArea,
});
