import * as z from 'zod/mini';

const DEFAULT_WIDTH_PX = 600;
const LARGEST_WIDTH_PX = 10_000;

export const imageWidthSchema = z._default(
  z.coerce.number().check(z.positive(), z.maximum(LARGEST_WIDTH_PX)),
  DEFAULT_WIDTH_PX,
);
