import type { Clock, Signer } from '@afterglow/kit';
import type { ApiConfig } from '#app/api-environment.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { createBuiltInCaptcha } from './built-in-captcha.ts';
import type { Captcha } from './captcha-port.ts';
import { createCaptcha } from './captcha.ts';
import type { CaptchaProvider } from './captcha-provider.ts';
import { createSentinelCaptcha } from './sentinel-captcha.ts';
import { createUsedProofs } from './used-proofs.ts';

interface OpenOptions {
  readonly config: ApiConfig;
  readonly db: ApiQueries;
  readonly signer: Signer;
  readonly clock: Clock;
}

export function openCaptcha({ config, db, signer, clock }: OpenOptions): Captcha {
  return createCaptcha({ provider: providerOf({ config, signer, clock }), usedProofs: createUsedProofs(db), clock });
}

function providerOf({ config, signer, clock }: Omit<OpenOptions, 'db'>): CaptchaProvider | undefined {
  if (config.CAPTCHA === 'none') return undefined;
  const { SENTINEL_URL: url, SENTINEL_API_KEY: apiKey, SENTINEL_API_SECRET: apiSecret } = config;
  if (url !== undefined && apiKey !== undefined && apiSecret !== undefined)
    return createSentinelCaptcha({ url, apiKey, apiSecret });
  return createBuiltInCaptcha({ signer, clock, tries: config.CAPTCHA_TRIES });
}
