/**
 * Codes of authenticator apps: six digits, 30 seconds each, one step either way for clocks that
 * differ.
 */
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const WINDOW = 1;
const KEY_BYTES = 20;

const totp = (key: string, label: string) =>
  new TOTP({
    issuer: 'Statewise',
    label,
    secret: Secret.fromBase32(key),
    digits: 6,
    period: PERIOD_S,
  });

/** A new key in base32, as apps take it. */
export const newAppKey = () => new Secret({ size: KEY_BYTES }).base32;

/** The address in the QR code. */
export const appAddress = (key: string, email: string) => totp(key, email).toString();

/**
 * The time step of a right code, by which it is known that it was used; undefined for a wrong one.
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(key, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
