import type { ReleasePage } from './release-page.ts';

/**
 * A page as its area declares it. The build reads the declaration as text, so it consists of literals, without
 * expressions or imported names. Its key comes from the table, and its files from the build.
 */
export interface PageDefinition extends Readonly<Omit<ReleasePage, 'key' | 'scripts' | 'styles'>> {
  /**
   * The module with the page's component, relative to the table: "./pages/channel.page.tsx", which exports
   * `ChannelPage`. Omitted with `within` and `notFound`.
   */
  readonly page?: `./${string}.page.tsx`;
}

/** By the key of the page. */
export type PageDefinitions = Readonly<Record<string, PageDefinition>>;

/**
 * By the name in `modal:show-custom`: the module, relative to the table; "./modals/welcome.modal.tsx" exports
 * `welcomeModal`.
 */
export type ModalDefinitions = Readonly<Record<string, `./${string}.modal.tsx`>>;
