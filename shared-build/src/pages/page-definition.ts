import { releasePageSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** An area's page table, relative to its package. */
export const PAGE_TABLE_FILE = 'src/pages.ts';

const { key: _key, scripts: _scripts, styles: _styles, ...pageShape } = releasePageSchema.shape;

const moduleOf = (kind: 'page' | 'modal') =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(String.raw`^\./(?:[a-z0-9-]+/)*[a-z0-9-]+\.${kind}\.tsx$`),
        `a module, such as "./${kind}s/channel.${kind}.tsx"`,
      ),
    );

/** A page as `src/pages.ts` declares it; its type is PageDefinition of shared-contracts. */
export const pageDefinitionSchema = z.strictObject({ ...pageShape, page: z.optional(moduleOf('page')) });
export type PageDefinition = z.infer<typeof pageDefinitionSchema>;

export const pageDefinitionsSchema = z.record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)), pageDefinitionSchema);

export const modalDefinitionsSchema = z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), moduleOf('modal'));
