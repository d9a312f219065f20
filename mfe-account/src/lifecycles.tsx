import type { RemoteModule } from '@afterglow/shared-contracts';
import { createReactLifecycles } from '@afterglow/shared-ui';
import { App } from './app/app.tsx';

export const remote: RemoteModule = {
  name: 'account',
  version: __AFTERGLOW_VERSION__,
  contractsVersion: __AFTERGLOW_CONTRACTS_VERSION__,
  lifecycles: createReactLifecycles(() => <App />),
};
