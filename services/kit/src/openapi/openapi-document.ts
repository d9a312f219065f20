/** A JSON schema by its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A parameter of a call, in its URL or its headers. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;

/** A call's response for one status. */
export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
}

/** One call. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, OpenApiResponse | { readonly $ref: string }>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The methods of calls, as OpenAPI writes them. */
export type OpenApiMethod = 'get' | 'head' | 'post' | 'put' | 'delete';
export type OpenApiPath = Readonly<Partial<Record<OpenApiMethod, OpenApiOperation>>>;

/** A whole document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
