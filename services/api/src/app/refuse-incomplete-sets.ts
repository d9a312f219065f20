import { StartupError } from '@afterglow/kit';
import type { ApiConfig } from './api-environment.ts';

type Name = keyof ApiConfig;
/** Variables that are only useful together; if a required one is missing, a default would silently replace it. */
interface VariableSet {
  readonly needed: readonly Name[];
  readonly optional: readonly Name[];
}

const SETS: readonly VariableSet[] = [
  { needed: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], optional: ['S3_REGION'] },
  { needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], optional: ['GOOGLE_ISSUER'] },
  { needed: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE'], optional: ['APPLE_ISSUER'] },
  { needed: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], optional: ['FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'] },
  { needed: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES'], optional: ['STRIPE_API_URL'] },
  {
    needed: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_PLANS'],
    optional: ['PAYPAL_API_URL', 'PAYPAL_CA_FILE'],
  },
  { needed: ['SENTINEL_URL', 'SENTINEL_API_KEY', 'SENTINEL_API_SECRET'], optional: [] },
];

/** Throws a StartupError that names the missing variables of an incomplete set. */
export function refuseIncompleteSets(config: ApiConfig): void {
  for (const { needed, optional } of SETS) {
    const given = [...needed, ...optional].filter((name) => config[name] !== undefined);
    const missing = needed.filter((name) => config[name] === undefined);
    if (given.length === 0 || missing.length === 0) continue;
    throw new StartupError(
      'configuration-invalid',
      `${listed(given)} ${given.length === 1 ? 'is' : 'are'} set, but ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing. Set all of them or none.`,
    );
  }
}

function listed(names: readonly Name[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
