import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brandNameSchema } from '@afterglow/shared-contracts';
import { BRAND_NAME_RULE } from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';

const DEFAULT_PORT = 4800;
const DEFAULT_DATA_DIR = './.data';
/** Enough for a load balancer that checks twice a second. */
const DEFAULT_STOP_DELAY_MS = 500;
const HIGHEST_PORT = 65_535;
const SHORTEST_TOKEN = 32;

const portSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, `a port is a number from 0 to ${String(HIGHEST_PORT)}`)),
  z.transform(Number),
);
const stopDelaySchema = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'it is a number of milliseconds below 100000')),
  z.transform(Number),
);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const logLevelSchema = z.enum(LOG_LEVELS, `it is one of ${LOG_LEVELS.join(', ')}`);

const proxiesSchema = z.pipe(
  z.string().check(z.refine((text) => splitList(text).every(isNetwork), 'it is like 10.0.0.1, 10.1.0.0/16')),
  z.transform(splitList),
);

/** The variables that every service reads. PORT 0 means any free port; the folder becomes absolute. */
export const serviceEnvironmentSchema = z.object({
  BRAND: z.optional(z.string().check(z.refine(isBrandName, BRAND_NAME_RULE))),
  PORT: z._default(
    portSchema.check(z.maximum(HIGHEST_PORT, `a port is at most ${String(HIGHEST_PORT)}`)),
    DEFAULT_PORT,
  ),
  HOST: z.optional(z.string().check(z.refine(isHost, 'it is like 127.0.0.1 or 0.0.0.0'))),
  DATA_DIR: z._default(
    z.pipe(
      z.string(),
      z.transform((folder: string) => resolve(folder)),
    ),
    resolve(DEFAULT_DATA_DIR),
  ),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'it starts with postgres://'))),
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'it is like https://host, without a path'))),
  TRUSTED_PROXIES: z._default(proxiesSchema, []),
  LOG_LEVEL: z._default(logLevelSchema, 'info'),
  METRICS_PORT: z.optional(portSchema.check(z.maximum(HIGHEST_PORT, `a port is at most ${String(HIGHEST_PORT)}`))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(SHORTEST_TOKEN, `it has ${String(SHORTEST_TOKEN)} characters or more`)),
  ),
  BACKUP_BEFORE_MIGRATION: z._default(z.enum(['on', 'off'], 'it is on or off'), 'on'),
  STOP_DELAY_MS: z._default(stopDelaySchema, DEFAULT_STOP_DELAY_MS),
});

/** The parsed variables of every service. */
export type ServiceEnvironment = z.output<typeof serviceEnvironmentSchema>;

/** Where databases are backed up before migrations: in the data folder. Undefined if that is off. */
export function backupFolderOf(
  environment: Pick<ServiceEnvironment, 'DATA_DIR' | 'BACKUP_BEFORE_MIGRATION'>,
): string | undefined {
  return environment.BACKUP_BEFORE_MIGRATION === 'on' ? resolve(environment.DATA_DIR, 'backups') : undefined;
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function isBrandName(text: string): boolean {
  return z.safeParse(brandNameSchema, text).success;
}

/** An IP of this computer; 0.0.0.0 and :: mean all of them. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || text === 'localhost';
}

const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isNetwork(item: string): boolean {
  const [address = '', prefix = '1', ...rest] = item.split('/');
  const bits = ADDRESS_BITS[isIP(address)];
  if (bits === undefined || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) >= 1 && Number(prefix) <= bits;
}
