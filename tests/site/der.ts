/** The few shapes of DER that a certificate is written in. */

const lengthOf = (size: number): number[] => {
  if (size < 128) return [size];
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest >>= 8) bytes.unshift(rest & 255);
  return [128 | bytes.length, ...bytes];
};

const TAGS = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
} as const;

/** One value with its tag and its length. */
export function der(tag: keyof typeof TAGS, ...parts: readonly Uint8Array[]): Uint8Array {
  const inside = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([TAGS[tag], ...lengthOf(inside.length)]), inside]);
}

export const bytes = (...values: number[]): Uint8Array => Buffer.from(values);
export const ascii = (text: string): Uint8Array => Buffer.from(text, 'ascii');

/** An object identifier such as 2.5.4.3. */
export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const inside = [first * 40 + second];
  for (const part of rest) {
    const digits = [part & 127];
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift(128 | (left & 127));
    inside.push(...digits);
  }
  return der('oid', Buffer.from(inside));
}

/** A time of a certificate: `YYMMDDHHMMSSZ`. */
export const time = (at: Date): Uint8Array =>
  der('time', ascii(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
