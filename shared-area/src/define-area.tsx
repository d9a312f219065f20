import type { PageDefinitions, RemoteModule } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createAreaPages, type AreaPagesOptions } from './area-pages.tsx';
import { createReactLifecycles } from './create-react-lifecycles.tsx';
import type { PageKey, PageProps } from './page-props.ts';
import type { ModalTable, PageTable } from './page-table.ts';

/** What an area is made of. */
export interface AreaOptions<Definitions extends PageDefinitions> {
  /** As its releases are called: "radio". */
  readonly name: string;
  readonly pages: PageTable<Definitions>;
  readonly modals?: ModalTable;
  /**
   * What stands in a page's place until its code is there, by the key of the page; nothing for one that is not named. A page within
   * another has the waiting state of that one unless it has its own.
   */
  readonly waiting?: {
    readonly [Key in PageKey<PageTable<Definitions>>]?: ComponentType<PageProps<PageTable<Definitions>, Key>>;
  };
  /** Around every page; stays while the pages in it change. */
  readonly frame?: AreaPagesOptions['frame'];
  /** True while a swap to another version would cost the listener something. */
  readonly isBusy?: RemoteModule['isBusy'];
}

/** An area: the module that its release exposes, and what tests open its pages by. */
export interface Area extends RemoteModule {
  /** All pages below the providers; needs the host's ports above it. */
  readonly App: ComponentType;
  /** Loads the code of the page at a path. */
  loadPage(pathname: string): Promise<void>;
}

/** Makes an area of its page table. Its pages read and write through the ports that the shell hands in, and are drawn by React. */
export function defineArea<const Definitions extends PageDefinitions>(options: AreaOptions<Definitions>): Area {
  const { name, pages, modals, waiting = {}, frame, isBusy } = options;
  const { Pages, loadPage } = createAreaPages({
    entries: pages.entries,
    // A waiting state is drawn with the props of its own page alone, which the type of each says and a record of them cannot.
    waiting: waiting as AreaPagesOptions['waiting'],
    ...(frame && { frame }),
  });

  function App() {
    return (
      <DataProvider ports={usePorts()}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </DataProvider>
    );
  }

  return {
    name,
    version: pages.version,
    contractsVersion: pages.contractsVersion,
    lifecycles: createReactLifecycles(() => <App />),
    ...(modals && { modals }),
    ...(isBusy && { isBusy }),
    App,
    loadPage,
  };
}
