import type { OpenApiOperation } from '../openapi-document.ts';

/** An operation and where it is. */
export interface ListedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}
