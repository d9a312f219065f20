const secretParameter = /([?&](?:[\w-]*(?:token|secret|password|signature|verifier|ticket)|code|state|nonce)=)[^&#]*/gi;

/** A request's address without the secrets that some addresses carry in their query. */
export function redactUrl(url: string): string {
  return url.replaceAll(secretParameter, '$1[redacted]');
}
