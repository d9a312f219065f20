import type { RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { createReactLifecycles } from '@afterglow/shared-ui';
import { AudioQuality } from './audio-quality.tsx';

/** Shown to free members who ask for a quality that only Premium has; `quality` of its data is the one they asked for. */
export const audioQualityModal: RemoteModal = {
  title: 'Hear every detail',
  lifecycles: createReactLifecycles<RemoteModalProps>(({ data$, close }) => (
    <AudioQuality data$={data$} close={close} />
  )),
};
