const SECRET_PARAMETER =
  /([?&](?:[\w-]*(?:token|secret|password|signature|verifier|ticket)|code|state|nonce|email)=)[^&#]*/gi;

/** A request's address without the secrets, and the e-mail addresses, that some carry in their query. */
export function redactUrl(url: string): string {
  return url.replaceAll(SECRET_PARAMETER, '$1[redacted]');
}
