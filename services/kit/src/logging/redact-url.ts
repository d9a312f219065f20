const PARAMETER = /([?&])([^?&#=]*)=[^&#]*/g;
const SECRET_ENDINGS = ['token', 'secret', 'password', 'signature', 'verifier', 'ticket'];
const SECRET_NAMES: ReadonlySet<string> = new Set(['code', 'state', 'nonce', 'email', 'session', 'key']);

/** A request's URL without the secrets and email addresses that its query may contain. */
export function redactUrl(url: string): string {
  return url.replaceAll(PARAMETER, (whole: string, mark: string, name: string) =>
    isSecret(name.toLowerCase()) ? `${mark}${name}=[redacted]` : whole,
  );
}

function isSecret(name: string): boolean {
  return SECRET_NAMES.has(name) || SECRET_ENDINGS.some((ending) => name.endsWith(ending));
}
