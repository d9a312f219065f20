import type { RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import type { ComponentType } from 'react';
import { createReactLifecycles } from './create-react-lifecycles.tsx';

/** What the content of a modal is drawn with. */
export type ModalProps = Pick<RemoteModalProps, 'data$' | 'close'>;

interface ModalOptions {
  /** Stands at the head of the dialog, which the shell draws. */
  readonly title: string;
  readonly content: ComponentType<ModalProps>;
}

/** Makes a modal of an area from what is in it; like a page, it reads and writes through the ports that the shell hands in. */
export function defineModal({ title, content: Content }: ModalOptions): RemoteModal {
  return {
    title,
    lifecycles: createReactLifecycles<RemoteModalProps>(({ ports, data$, close }) => (
      <DataProvider ports={ports}>
        <Content data$={data$} close={close} />
      </DataProvider>
    )),
  };
}
