/** A passkey in software: its key as it is stored, and its answers to what a browser is asked. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Asked {
  readonly challenge: string;
  readonly rpId: string;
}
interface Answer {
  /** The account that it names. */
  readonly holder: string;
  readonly origin: string;
  /** Whether it checked its owner by finger, face or PIN. */
  readonly verified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const PRESENT = 1;
const VERIFIED = 4;

export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = base64(randomBytes(16));
  // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  let counter = 0;
  const answer = ({ challenge, rpId }: Asked, { holder, origin, verified = true }: Answer) => {
    counter += 1;
    const flags = Buffer.from([PRESENT | (verified ? VERIFIED : 0), 0, 0, 0, counter]);
    const authenticatorData = Buffer.concat([sha256(rpId), flags]);
    const client = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false });
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(client)]),
      privateKey,
    );
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        authenticatorData: base64(authenticatorData),
        clientDataJSON: base64(client),
        signature: base64(signature),
        userHandle: base64(holder),
      },
    };
  };
  return { id, key: base64(key), answer };
}
