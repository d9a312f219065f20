/** The build inserts the value; a browser has no such object. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export function isDevelopmentBuild(): boolean {
  return process.env.NODE_ENV !== 'production';
}
