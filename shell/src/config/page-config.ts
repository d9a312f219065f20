import { PAGE_CONFIG_ELEMENT_ID, pageConfigSchema, type PageConfig } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { readDataBlock } from '../lib/data-block.ts';
import { logError } from '../lib/log.ts';

/** An unreadable configuration must not cost the listener the page: the defaults apply then. */
export function readPageConfig(): PageConfig {
  try {
    return readDataBlock(PAGE_CONFIG_ELEMENT_ID, pageConfigSchema) ?? z.parse(pageConfigSchema, {});
  } catch (error) {
    logError('The page configuration is ignored.', error);
    return z.parse(pageConfigSchema, {});
  }
}
