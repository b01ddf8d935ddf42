/**
 * A certificate of its own for each run: nothing secret is kept with the tests, and none runs out.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { ascii, bytes, der, oid, time } from './der.ts';

export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of its public key in base64, as Chromium's list of trusted keys has it. */
  readonly spki: string;
}

const DAY = 24 * 60 * 60 * 1000;
const SIGNED_WITH = () => der('sequence', oid('1.2.840.10045.4.3.2'));
const nameOf = (name: string) =>
  der('sequence', der('set', der('sequence', oid('2.5.4.3'), der('text', ascii(name)))));

/** Makes one for these host names, signed by itself. */
export function makeCertificate(hosts: readonly string[]): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const now = Date.now();
  const names = der('sequence', ...hosts.map((host) => der('dnsName', ascii(host))));
  const body = der(
    'sequence',
    der('version', der('integer', bytes(2))),
    der('integer', bytes(1), randomBytes(8)),
    SIGNED_WITH(),
    nameOf('Test of sites'),
    der('sequence', time(new Date(now - DAY)), time(new Date(now + 30 * DAY))),
    nameOf('Test of sites'),
    spki,
    der('extensions', der('sequence', der('sequence', oid('2.5.29.17'), der('octets', names)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = der('sequence', body, SIGNED_WITH(), der('bits', bytes(0), signature));
  const lines =
    Buffer.from(whole)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    spki: createHash('sha256').update(spki).digest('base64'),
  };
}
