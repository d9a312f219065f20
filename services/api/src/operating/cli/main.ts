import { createForOwnerOnly } from '@afterglow/kit';
import { askSecret } from './ask-secret.ts';
import { run } from './run.ts';

createForOwnerOnly();
process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  askSecret,
});
