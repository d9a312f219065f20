import { isStartupError, parseEnvironment } from '@afterglow/kit';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { icecastConfig } from './icecast-config.ts';

const SOURCE_PASSWORD_BYTES = 24;

const numberInText = (digits: RegExp) =>
  z.pipe(z.string().check(z.regex(digits, 'it is a number')), z.transform(Number));

const serviceUrl = z.string().check(z.regex(/^http:\/\/[^/\s]+$/, 'it is like http://host:4800, without a path'));

const environmentSchema = z.object({
  SERVICE_URL: serviceUrl,
  SECOND_SERVICE_URL: z.optional(serviceUrl),
  RELAY_TOKEN: z.string().check(z.minLength(32)),
  RELAY_HOST: z.string().check(z.minLength(1)),
  RELAY_PORT: z._default(numberInText(/^\d{1,5}$/), 8000),
  RELAY_BIND: z._default(z.string(), '127.0.0.1'),
  RELAY_ADMIN_PASSWORD: z.string().check(z.minLength(1)),
  RELAY_LISTENERS: z._default(numberInText(/^\d{1,6}$/), 10_000),
  RELAY_LOGS: z._default(z.string(), '/var/log/icecast2'),
});

// Prints a relay's configuration from environment variables: see docs/operate/radio.md.
try {
  const environment = parseEnvironment(environmentSchema, process.env);
  process.stdout.write(
    icecastConfig({
      serviceUrls: [environment.SERVICE_URL, environment.SECOND_SERVICE_URL],
      relayToken: environment.RELAY_TOKEN,
      hostName: environment.RELAY_HOST,
      port: environment.RELAY_PORT,
      bindAddress: environment.RELAY_BIND,
      adminPassword: environment.RELAY_ADMIN_PASSWORD,
      sourcePassword: randomBytes(SOURCE_PASSWORD_BYTES).toString('hex'),
      maxListeners: environment.RELAY_LISTENERS,
      logFolder: environment.RELAY_LOGS,
    }),
  );
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
