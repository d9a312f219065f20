import { X509Certificate } from 'node:crypto';

/** Certificate files hold the certificate and its intermediates. */
const MOST_CERTIFICATES = 6;
const MOST_STEPS = 4;
const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';

/** Throws for anything but certificates. */
export function parseCertificates(pem: string): X509Certificate[] {
  return pem
    .split(BEGIN)
    .slice(1)
    .map((rest) => new X509Certificate(`${BEGIN}${rest.split(END, 1).join('')}${END}`));
}

export interface TrustOptions {
  readonly roots: readonly X509Certificate[];
  readonly names: readonly string[];
  readonly now: Date;
}

export type CertificateError = 'unreadable' | 'other-name' | 'not-valid-now' | 'no-trusted-root';

/**
 * The first certificate of a file, if its name matches, all up to a trusted root are valid now, and each was signed by the next, which may
 * sign certificates. Revocation is not checked: each webhook would wait for another server.
 */
export function trustedCertificate(
  pem: string,
  { roots, names, now }: TrustOptions,
): X509Certificate | CertificateError {
  let chain: X509Certificate[];
  try {
    chain = parseCertificates(pem);
  } catch {
    return 'unreadable';
  }
  const [leaf, ...between] = chain;
  if (leaf === undefined || chain.length > MOST_CERTIFICATES) return 'unreadable';
  if (leaf.ca || !names.some((name) => leaf.checkHost(name, { subject: 'always', wildcards: false }) !== undefined))
    return 'other-name';
  if (!isValid(leaf, now)) return 'not-valid-now';
  return leadsToRoot(leaf, { between, roots, now }) ? leaf : 'no-trusted-root';
}

interface Way extends Pick<TrustOptions, 'roots' | 'now'> {
  readonly between: readonly X509Certificate[];
}

function leadsToRoot(leaf: X509Certificate, { between, roots, now }: Way): boolean {
  let signed = leaf;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isIssuer = (other: X509Certificate) => other.ca && isValid(other, now) && isIssuedBy(signed, other);
    if (roots.some(isIssuer)) return true;
    const next = between.find(isIssuer);
    if (next === undefined) return false;
    signed = next;
  }
  return false;
}

function isIssuedBy(signed: X509Certificate, issuer: X509Certificate): boolean {
  return signed.checkIssued(issuer) && signed.verify(issuer.publicKey);
}

function isValid({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate;
}
