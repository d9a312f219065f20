import type { ApiConfig, HostedServices } from '@afterglow/api';
import { createSandboxPayments } from '@afterglow/billing/sandbox';
import { isLocalSite } from '@afterglow/kit';
import { createLocalIdentities } from './identity/create-local-identities.ts';
import { createOutbox } from './outbox/create-outbox.ts';
import type { SandboxConfig } from './sandbox-environment.ts';

/** The options of the sandboxes' site. */
export interface SandboxOptions {
  /** Parsed by `sandboxEnvironmentSchema`; the mail server is the API's variable. */
  readonly config: SandboxConfig & Pick<ApiConfig, 'SMTP_URL'>;
  /** The public URL, if it is not the server's own on localhost. */
  readonly publicUrl?: string | undefined;
}

/** The sandboxes allowed on this site, to be passed to `prepareApi` as `hosted`. Opens nothing yet. */
export function createSandboxes(options: SandboxOptions): HostedServices {
  const { config } = options;
  return {
    payments: takesPayments(options) ? createSandboxPayments({ secret: config.PAYMENT_SANDBOX_SECRET }) : undefined,
    identities: hasLocalIdentities(options)
      ? createLocalIdentities({ isPublic: config.LOCAL_IDENTITY_PROVIDER === 'public' })
      : undefined,
    outbox: hasOutbox(options) ? createOutbox() : undefined,
  };
}

/** On a public site, Premium is given away only on the operator's request. */
function takesPayments({ config, publicUrl }: SandboxOptions): boolean {
  const usual = isLocalSite(publicUrl) ? 'sandbox' : 'none';
  return (config.PAYMENTS ?? usual) === 'sandbox';
}

/** It lets anyone log in as anyone, so never on a public site, except on the operator's request. */
function hasLocalIdentities({ config, publicUrl }: SandboxOptions): boolean {
  return config.LOCAL_IDENTITY_PROVIDER === 'public' || isLocalSite(publicUrl);
}

/** For development only: no outbox where mails are really sent, or on a public site. */
function hasOutbox({ config, publicUrl }: SandboxOptions): boolean {
  return config.SMTP_URL === undefined && isLocalSite(publicUrl);
}
