const secretParameter = /([?&](?:[\w-]*token|signature|code|state|password)=)[^&#]*/gi;

/** A request's address without the secrets that some addresses carry in their query. */
export function redactUrl(url: string): string {
  return url.replaceAll(secretParameter, '$1[redacted]');
}
