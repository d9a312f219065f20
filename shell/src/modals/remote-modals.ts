import type { HostPorts, RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { leaseModule } from '../slots/lease-module.ts';
import type { ModuleLease } from '../slots/module-lease.ts';
import type { Slot } from '../slots/slot.ts';

/** A modal of an area, whose code stays in the page until its lease ends. */
export interface RemoteModalInstance {
  readonly title: string;
  readonly gone: AbortSignal;
  mount(props: OwnProps): Promise<void>;
  unmount(props: OwnProps): Promise<void>;
  endLease(): void;
}

type OwnProps = Omit<RemoteModalProps, 'ports'>;

/**
 * Without `remote`, from the area whose release offers it. Null when there is no such area, or it has no such modal;
 * rejects when its code cannot be loaded.
 */
export type OpenRemoteModal = (remote: string | undefined, content: string) => Promise<RemoteModalInstance | null>;

interface ModalLendingOptions {
  readonly slotOf: (remote: string) => Slot | undefined;
  readonly offeredBy: (content: string) => string | undefined;
  readonly ports: HostPorts;
}

export function createRemoteModals({ slotOf, offeredBy, ports }: ModalLendingOptions): OpenRemoteModal {
  return async (remote, content) => {
    const area = remote ?? offeredBy(content);
    const slot = area === undefined ? undefined : slotOf(area);
    const loan = slot && (await leaseModule(slot));
    if (!loan) return null;
    try {
      const modal = await contentOf(loan, content);
      if (modal) return lent(modal, loan, ports);
    } catch (thrown) {
      loan.endLease();
      throw (await loan.failureOf(thrown)).error;
    }
    loan.endLease();
    return null;
  };
}

async function contentOf({ module: { modals = {} } }: ModuleLease, content: string): Promise<RemoteModal | undefined> {
  return Object.hasOwn(modals, content) ? modals[content]?.() : undefined;
}

function lent(
  { title, lifecycles }: RemoteModal,
  { gone, endLease }: ModuleLease,
  ports: HostPorts,
): RemoteModalInstance {
  return {
    title,
    gone,
    endLease,
    mount: (props) => lifecycles.mount({ ...props, ports }),
    unmount: (props) => lifecycles.unmount({ ...props, ports }),
  };
}
