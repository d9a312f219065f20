/** The parameters of a pattern by name: "/artist/:name?/:artistId(number)" has `{ name?: string; artistId: number }`. */
export type PageParameters<Pattern extends string> = Pattern extends `/${infer Rest}`
  ? Readonly<ParametersOf<Rest>>
  : never;

type ParametersOf<Parts extends string> = Parts extends `${infer Part}/${infer Rest}`
  ? ParametersOf<Rest> & ParameterOf<Part>
  : ParameterOf<Parts>;

type ParameterOf<Part extends string> = Part extends `:${infer Name}(number)?`
  ? { readonly [Key in Name]?: number }
  : Part extends `:${infer Name}(number)`
    ? { readonly [Key in Name]: number }
    : Part extends `:${infer Name}?`
      ? { readonly [Key in Name]?: string }
      : Part extends `:${infer Name}`
        ? { readonly [Key in Name]: string }
        : Part extends '*'
          ? { readonly rest: string }
          : unknown;
