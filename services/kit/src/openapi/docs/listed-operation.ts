import type { OpenApiOperation } from '../openapi-document.ts';

/** An operation and where it is. */
export type ListedOperation = { readonly path: string; readonly method: string; readonly operation: OpenApiOperation };
