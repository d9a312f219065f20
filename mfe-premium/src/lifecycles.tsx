import type { RemoteModule } from '@afterglow/shared-contracts';
import { createReactLifecycles } from '@afterglow/shared-ui';
import { App } from './app/app.tsx';

export const remote: RemoteModule = {
  name: 'premium',
  version: __AFTERGLOW_VERSION__,
  contractsVersion: __AFTERGLOW_CONTRACTS_VERSION__,
  lifecycles: createReactLifecycles(() => <App />),
  modals: {
    'audio-quality': async () => (await import('./modals/audio-quality.modal.tsx')).audioQualityModal,
  },
};
