/** The build writes the value in; there is no such object in a browser. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export function isDevelopmentBuild(): boolean {
  return process.env.NODE_ENV !== 'production';
}
