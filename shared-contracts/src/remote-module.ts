import type { Observable } from 'rxjs';
import type { ModalOutcome } from './events/modal.events.ts';
import type { HostPorts } from './ports/host-ports.ts';

/** What a remote receives at every mount. */
export interface RemoteProps {
  /** Empty element that belongs to the remote until it is unmounted. */
  readonly domElement: HTMLElement;
  readonly ports: HostPorts;
  /** Call it when the remote crashes after it was mounted; the shell then shows its panel in the remote's place. */
  readonly onCrash: (error: unknown) => void;
}

/** Lifecycles as single-spa calls them, through the shell. `mount` settles on the first commit; it rejects when rendering throws. */
export interface RemoteLifecycles {
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/** What a modal's content receives when it is mounted into the open dialog. */
export interface RemoteModalProps extends RemoteProps {
  /** The modal's data, replayed; `modal:update-data` merges into it. */
  readonly data$: Observable<Readonly<Record<string, unknown>>>;
  /** Closes the modal and tells anyone who asked for it how. */
  readonly close: (outcome: ModalOutcome) => void;
}

/** A modal that belongs to a remote: the shell draws the dialog with its title and close button, the remote draws the content. */
export interface RemoteModal {
  readonly title: string;
  readonly lifecycles: {
    mount(props: RemoteModalProps): Promise<void>;
    unmount(props: RemoteModalProps): Promise<void>;
  };
}

/** Texts by form and field, from one version of a remote to another, which may know other forms and fields. Never a password. */
export type TransferredState = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The one module that a remote exposes (`EXPOSED_MODULE`), under the export name `remote`. */
export interface RemoteModule {
  readonly name: string;
  /** The version it was built as; the shell refuses a module that reports a version other than the one requested. */
  readonly version: string;
  readonly contractsVersion: string;
  readonly lifecycles: RemoteLifecycles;
  /** True while a swap would cost the listener something (a form being filled in, a checkout). */
  readonly isBusy?: () => boolean;
  /** What the listener has typed and not yet sent; asked for when another version takes its place in spite of that. */
  readonly handOver?: () => TransferredState;
  /** Goes on with what the version whose place it takes has handed over; it is mounted already, but not yet shown. */
  readonly takeOver?: (handed: TransferredState) => void;
  /** By the name that `modal:show-custom` asks for; each is loaded when it is first shown, so put it in its own chunk. */
  readonly modals?: Readonly<Record<string, () => Promise<RemoteModal>>>;
}

/** The name under which every remote exposes its module. */
export const EXPOSED_MODULE = './remote';
