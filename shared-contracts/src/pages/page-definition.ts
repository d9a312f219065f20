import type { ReleasePage } from './release-page.ts';

/**
 * A page as its area declares it. The build reads the declaration as text: it is literals alone, with no expressions and no names of
 * other modules. It gets its key from the table, and its files from what the build has emitted.
 */
export interface PageDefinition extends Readonly<Omit<ReleasePage, 'key' | 'scripts' | 'styles'>> {
  /**
   * The module with the page's component, relative to the table: "./pages/channel.page.tsx", which exports `ChannelPage`. Absent with
   * `within` and `notFound`.
   */
  readonly page?: `./${string}.page.tsx`;
}

/** By the key of the page. */
export type PageDefinitions = Readonly<Record<string, PageDefinition>>;

/** By the name that `modal:show-custom` asks for: the module, relative to the table; "./modals/welcome.modal.tsx" exports `welcomeModal`. */
export type ModalDefinitions = Readonly<Record<string, `./${string}.modal.tsx`>>;
