import type { Observable } from 'rxjs';
import type { ModalOutcome } from './events/modal.events.ts';
import type { HostPorts } from './ports/host-ports.ts';

/** The props of a remote at every mount. */
export interface RemoteProps {
  /** Empty element that belongs to the remote until it is unmounted. */
  readonly domElement: HTMLElement;
  readonly ports: HostPorts;
  /** Call it when the remote crashes after it was mounted; the shell then replaces the remote with its panel. */
  readonly onCrash: (error: unknown) => void;
}

/** Lifecycles as single-spa calls them, through the shell. `mount` settles on the first commit; it rejects when rendering throws. */
export interface RemoteLifecycles {
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/** The props of a modal's content when it is mounted into the open dialog. */
export interface RemoteModalProps extends RemoteProps {
  /** The modal's data, replayed; `modal:update-data` merges into it. */
  readonly data$: Observable<Readonly<Record<string, unknown>>>;
  /** Closes the modal and notifies its caller of the outcome. */
  readonly close: (outcome: ModalOutcome) => void;
}

/**
 * A modal that belongs to a remote: the shell renders the dialog with its title and close button, the remote renders
 * the content.
 */
export interface RemoteModal {
  readonly title: string;
  readonly lifecycles: {
    mount(props: RemoteModalProps): Promise<void>;
    unmount(props: RemoteModalProps): Promise<void>;
  };
}

/**
 * Texts by form and field, from one version of a remote to another, which may have other forms and fields. Never a
 * password.
 */
export type TransferredState = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The one module that a remote exposes (`EXPOSED_MODULE`), under the export name `remote`. */
export interface RemoteModule {
  readonly name: string;
  /** The version it was built as; the shell rejects a module that reports another version than the requested one. */
  readonly version: string;
  readonly contractsVersion: string;
  readonly lifecycles: RemoteLifecycles;
  /** True while a swap would cost the listener something (a form being filled in, a checkout). */
  readonly isBusy?: () => boolean;
  /** The listener's typed and unsent text; called when another version replaces this one anyway. */
  readonly handOver?: () => TransferredState;
  /** Restores the transferred state of the previous version; it is mounted already, but not yet shown. */
  readonly takeOver?: (handed: TransferredState) => void;
  /** By the name in `modal:show-custom`; each is loaded when it is first shown, so put it in its own chunk. */
  readonly modals?: Readonly<Record<string, () => Promise<RemoteModal>>>;
}

/** The name under which every remote exposes its module. */
export const EXPOSED_MODULE = './remote';
