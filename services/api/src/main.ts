import { isStartupError } from '@afterglow/kit';
import { runService } from './app/run-service.ts';

try {
  await runService(process.env);
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
