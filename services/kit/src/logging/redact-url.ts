const SECRET_PARAMETER =
  /([?&](?:[\w-]*(?:token|secret|password|signature|verifier|ticket)|code|state|nonce|email|session)=)[^&#]*/gi;

/** A request's address without the secrets and e-mail addresses that its query may contain. */
export function redactUrl(url: string): string {
  return url.replaceAll(SECRET_PARAMETER, '$1[redacted]');
}
