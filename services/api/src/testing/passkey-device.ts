import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyChallenge, PasskeyProof } from '@afterglow/shared-contracts';

interface Asked extends Pick<PasskeyChallenge, 'challenge' | 'rpId'> {
  /** The origin of the site, as reported by the browser. */
  readonly origin: string;
  /** Whether the device has verified the user; true by default. */
  readonly isRecognized?: boolean;
}

/** The attestation of the device: none, a signature of the new key itself, or a certificate, here an unreadable one. */
type Attestation = 'none' | 'packed' | 'apple';

interface AskedToMake extends Asked {
  readonly attestation?: Attestation;
}

/** A device that creates one passkey and signs with it, like an authenticator. */
export interface PasskeyDevice {
  make(asked: AskedToMake): NewPasskey;
  answer(asked: Asked): PasskeyProof;
}

const [PRESENT, RECOGNISED, HAS_KEY] = [0x01, 0x04, 0x40];
const AAGUID_BYTES = 16;
const ID_BYTES = 16;

export function createPasskeyDevice(): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(ID_BYTES);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  let counter = 0;
  const dataOf = ({ rpId, isRecognized = true }: Asked, extra = 0) => {
    counter += 1;
    const flags = PRESENT | (isRecognized ? RECOGNISED : 0) | extra;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  };
  return {
    make(asked) {
      const length = Buffer.from([0, id.length]);
      const key = [Buffer.alloc(AAGUID_BYTES), length, id, coseKey(publicKey)];
      const data = Buffer.concat([dataOf(asked, HAS_KEY), ...key]);
      const client = clientData('webauthn.create', asked);
      const statements: Readonly<Record<Attestation, () => Buffer>> = {
        none: () => map([]),
        packed: () =>
          map([
            [text('alg'), integer(-7)],
            [text('sig'), bytes(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey))],
          ]),
        apple: () => map([[text('x5c'), list([bytes(Buffer.from('a certificate'))])]]),
      };
      const format = asked.attestation ?? 'none';
      const attestation = map([
        [text('fmt'), text(format)],
        [text('attStmt'), statements[format]()],
        [text('authData'), bytes(data)],
      ]);
      const clientDataJSON = client.toString('base64url');
      return { ...named, response: { clientDataJSON, attestationObject: attestation.toString('base64url') } };
    },
    answer(asked) {
      const client = clientData('webauthn.get', asked);
      const data = dataOf(asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function clientData(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), coordinate(x)],
    [integer(-3), coordinate(y)],
  ]);
}

/** CBOR, as far as authenticators need it. */
function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const list = (items: readonly Buffer[]) => Buffer.concat([head(4, items.length), ...items]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

function sha256(value: Buffer | string): Buffer {
  return createHash('sha256').update(value).digest();
}
