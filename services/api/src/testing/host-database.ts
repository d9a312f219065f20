import type { HostedServices } from '#app/hosted/hosted-services.ts';
import type { HostDatabase } from '@afterglow/kit';
import type { PaymentProviders } from '@afterglow/billing';

/** Payments with only these providers; they give the test the database of the running service. */
export function provideHostDatabase(providers: PaymentProviders = new Map()): {
  readonly payments: NonNullable<HostedServices['payments']>;
  readonly database: () => HostDatabase;
} {
  let lent: HostDatabase | undefined;
  return {
    payments: {
      addresses: [],
      open(host) {
        lent = host.database;
        return Promise.resolve(providers);
      },
    },
    database() {
      if (lent === undefined) throw new Error('The database is asked for before the service has opened it.');
      return lent;
    },
  };
}
