import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RemoteProps } from '@afterglow/shared-contracts';
import { PortsProvider } from '@afterglow/shared-ui';

interface ReactLifecycles<Props> {
  mount(props: Props): Promise<void>;
  unmount(props: Props): Promise<void>;
}

/**
 * The lifecycles of a remote, or of one of its modals, rendered by React. `mount` settles on the first commit and
 * rejects with the error of the first render; any later error, of a render or of a page's chunk, is passed unchanged
 * to `onCrash`. `unmount` empties the element.
 */
export function createReactLifecycles<Props extends RemoteProps = RemoteProps>(
  render: (props: Props) => ReactNode,
): ReactLifecycles<Props> {
  let root: Root | null = null;

  async function unmount() {
    root?.unmount();
    root = null;
  }

  async function mount(props: Props) {
    try {
      await commit(props);
    } catch (error) {
      await unmount();
      throw error;
    }
  }

  function commit(props: Props) {
    return new Promise<void>((resolve, reject) => {
      let committed = false;
      root = createRoot(props.domElement, {
        onUncaughtError: (error) => (committed ? props.onCrash(error) : reject(asError(error))),
      });
      function onCommit() {
        committed = true;
        resolve();
      }
      root.render(
        <PortsProvider ports={props.ports}>
          {render(props)}
          <CommitSignal onCommit={onCommit} />
        </PortsProvider>,
      );
    });
  }

  return { mount, unmount };
}

/** Last in the tree: its effect runs only after everything before it has rendered. */
function CommitSignal({ onCommit }: { readonly onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}
