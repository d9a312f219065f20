import type { OpenApiOperation } from '../openapi-document.ts';

/** An operation and its address. */
export interface ListedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}
