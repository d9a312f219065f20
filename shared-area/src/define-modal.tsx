import type { RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import type { ComponentType } from 'react';
import { createReactLifecycles } from './create-react-lifecycles.tsx';

/** The props of a modal's content. */
export type ModalProps = Pick<RemoteModalProps, 'data$' | 'close'>;

interface ModalOptions {
  /** The title of the dialog, which the shell renders. */
  readonly title: string;
  readonly content: ComponentType<ModalProps>;
}

/** Creates an area's modal from its content, which uses the ports that the shell passes in. */
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
