import 'reflect-metadata';
import { createSign, KeyObject, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const NAME = 'messageverificationcerts.paypal.com';

/** Certificate authorities like PayPal's, and certificates of all kinds for signing webhooks. */
export interface FakeCertificates {
  /** The trusted root (PEM). */
  readonly root: string;
  /** The file of each certificate by its name (PEM): the certificate, and its issuer's. */
  readonly files: ReadonlyMap<string, string>;
  /** Base64. */
  sign(certificate: CertificateKind, text: string): string;
}

export type CertificateKind =
  | 'right'
  | 'other-name'
  | 'expired'
  | 'not-yet'
  | 'self-made'
  | 'namesake'
  | 'by-no-authority';

interface Maker {
  readonly certificate: X509Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
}

interface CertificateOptions {
  readonly name: string;
  readonly signer?: Maker;
  readonly isAuthority?: boolean;
  readonly years?: readonly [from: number, to: number];
}

export async function makeFakeCertificates(): Promise<FakeCertificates> {
  const root = await make({ name: 'Root of the tests', isAuthority: true });
  const between = await make({ name: 'Between', signer: root, isAuthority: true });
  const foreign = await make({ name: 'Another root', isAuthority: true });
  const namesake = await make({ name: 'Between', signer: { ...root, keys: foreign.keys }, isAuthority: true });
  const right = await make({ name: NAME, signer: between });
  const made: Readonly<Record<CertificateKind, readonly Maker[]>> = {
    right: [right, between],
    'other-name': [await make({ name: 'messageverificationcerts.paypal.com.example', signer: between }), between],
    expired: [await make({ name: NAME, signer: between, years: [2020, 2021] }), between],
    'not-yet': [await make({ name: NAME, signer: between, years: [2050, 2055] }), between],
    'self-made': [await make({ name: NAME, signer: foreign }), foreign],
    // By an authority that only claims the right root's name.
    namesake: [await make({ name: NAME, signer: namesake }), namesake],
    // Signed with a certificate of the right authority that is no authority itself.
    'by-no-authority': [await make({ name: NAME, signer: right }), right, between],
  };
  const pemOf = (makers: readonly Maker[]) => makers.map(({ certificate }) => certificate.toString('pem')).join('\n');
  return {
    root: pemOf([root]),
    files: new Map(Object.entries(made).map(([kind, makers]) => [kind, pemOf(makers)])),
    sign(kind, text) {
      const [maker] = made[kind];
      if (maker === undefined) throw new Error(`There is no certificate ${kind}.`);
      return createSign('SHA256').update(text).sign(KeyObject.from(maker.keys.privateKey), 'base64');
    },
  };
}

async function make({ name, signer, isAuthority = false, years = [2020, 2060] }: CertificateOptions): Promise<Maker> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const [from, to] = years;
  const certificate = await X509CertificateGenerator.create(
    {
      serialNumber: Buffer.from(name).toString('hex').slice(0, 16),
      subject: `CN=${name}`,
      issuer: signer?.certificate.subject ?? `CN=${name}`,
      notBefore: new Date(Date.UTC(from, 0, 1)),
      notAfter: new Date(Date.UTC(to, 0, 1)),
      signingAlgorithm: ALGORITHM,
      publicKey: keys.publicKey,
      signingKey: (signer?.keys ?? keys).privateKey,
      extensions: extensionsOf(name, isAuthority),
    },
    webcrypto,
  );
  return { certificate, keys };
}

function extensionsOf(name: string, isAuthority: boolean): Extension[] {
  if (isAuthority)
    return [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ];
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new SubjectAlternativeNameExtension([{ type: 'dns', value: name }]),
  ];
}
