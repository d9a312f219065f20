import type { OpenApiOperation } from '../openapi-document.ts';

export interface ListedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}
