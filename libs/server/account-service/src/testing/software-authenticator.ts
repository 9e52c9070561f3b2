import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The subset of CBOR that authenticators need: integers, texts, bytes and maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [encode(key), encode(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const toText = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

function encodePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

type Ceremony = { readonly challenge: string; readonly origin: string };
type Answer = { readonly isVerified?: boolean; readonly counter?: number };

/** Creates an authenticator with one passkey that responds as it would to a browser. */
export function createSoftwareAuthenticator(rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const authenticatorData = (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: toText(id), rawId: toText(id), type: 'public-key', clientExtensionResults: {} };
  return {
    make: (ceremony: Ceremony, { isVerified = true, counter = 0 }: Answer = {}) => {
      const flags = userPresent | hasCredential | (isVerified ? userVerified : 0);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        encodePublicKey(publicKey),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(flags, counter, attested)],
      ]);
      const response = {
        clientDataJSON: toText(clientData('webauthn.create', ceremony)),
        attestationObject: toText(encode(attestation)),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get: (ceremony: Ceremony, { isVerified = true, counter = 0 }: Answer = {}) => {
      const data = authenticatorData(userPresent | (isVerified ? userVerified : 0), counter);
      const client = clientData('webauthn.get', ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: toText(client),
        authenticatorData: toText(data),
        signature: toText(signature),
      };
      return { ...credential, response };
    },
  };
}
