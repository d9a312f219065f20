import { join } from 'node:path';
import {
  createHttpApp,
  isStartupError,
  listen,
  parseEnvironment,
  serviceEnvironmentSchema,
} from '@afterglow/shared-service';
import * as z from 'zod/mini';
import { apiEnvironmentSchema } from './config/api-environment.ts';
import { prepareApi } from './prepare-api.ts';

const environmentSchema = z.extend(serviceEnvironmentSchema, apiEnvironmentSchema.shape);

/** Runs the service alone, without front door and releases. */
async function main(): Promise<void> {
  const environment = parseEnvironment(environmentSchema, process.env);
  const app = createHttpApp({ logLevel: environment.LOG_LEVEL, trustedProxies: environment.TRUSTED_PROXIES });
  const api = await prepareApi({
    folder: join(environment.DATA_DIR, 'api'),
    databaseUrl: environment.DATABASE_URL,
    publicUrl: environment.PUBLIC_URL,
    config: environment,
    onProgress: (progress) => app.log.info(progress, 'getting ready'),
    onError: (error) => app.log.error({ err: error }, 'background work failed'),
  });
  await app.register(api.plugin);
  const stop = async () => {
    await app.close();
    await api.close();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await listen(app, { port: environment.PORT });
  api.startBackgroundWork();
}

try {
  await main();
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
