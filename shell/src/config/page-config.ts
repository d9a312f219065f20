import { PAGE_CONFIG_ELEMENT_ID, pageConfigSchema, type PageConfig } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { readDataBlock } from '../lib/data-block.ts';
import { logError } from '../lib/log.ts';

/** With an unreadable configuration the page still starts, with the defaults. */
export function readPageConfig(): PageConfig {
  try {
    return readDataBlock(PAGE_CONFIG_ELEMENT_ID, pageConfigSchema) ?? z.parse(pageConfigSchema, {});
  } catch (error) {
    logError('The page configuration is ignored.', error);
    return z.parse(pageConfigSchema, {});
  }
}
