import type { RemoteModalProps } from '@afterglow/shared-contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RemoteModalInstance } from './remote-modals.ts';

interface LentModalViewProps extends Pick<RemoteModalProps, 'data$' | 'close' | 'onCrash'> {
  readonly modal: RemoteModalInstance;
  readonly className?: string | undefined;
}

export function RemoteModalOutlet({ modal, className, data$, close, ...rest }: LentModalViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const onCrash = useEffectEvent(rest.onCrash);
  useEffect(() => {
    if (!host.current) return;
    const domElement = document.createElement('div');
    host.current.append(domElement);
    const props = { domElement, data$, close, onCrash: (error: unknown) => onCrash(error) };
    const mounted = modal.mount(props).catch(props.onCrash);
    return () => {
      void mounted.then(() => modal.unmount(props)).finally(() => domElement.remove());
    };
  }, [modal, data$, close]);
  return <div ref={host} className={className} />;
}
