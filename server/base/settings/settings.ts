/** Single settings: where they are read from, and what is said of one that cannot be used. */
import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting by its name; undefined where it is not set, or empty. */
export type SettingReader = (name: string) => string | undefined;

/**
 * A setting that cannot be used. The message is one line for the person who started the program.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function refuse(name: string, given: string, wanted: string): never {
  throw new ConfigError(`${name} is "${given}". Put ${wanted}, or leave it out.`);
}

/**
 * These hold passwords: NAME_FILE names a file with the value, since other programs of an account
 * can read its environment.
 */
const SECRETS = new Set(['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN']);

/** Reads from the environment, and passwords also from files. */
export function valuesOf(environment: Environment): SettingReader {
  const plain: SettingReader = (name) => environment[name]?.trim() || undefined;
  return (name) => (SECRETS.has(name) ? secret(name, plain) : plain(name));
}

function secret(name: string, plain: SettingReader): string | undefined {
  const file = plain(`${name}_FILE`);
  if (file === undefined) return plain(name);
  if (plain(name) !== undefined)
    throw new ConfigError(`${name} and ${name}_FILE are both set. Leave one of them out.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    refuse(`${name}_FILE`, file, 'a file that this account may read');
  }
  if (text === '') refuse(`${name}_FILE`, file, 'a file that holds the value');
  return text;
}

export function whole(
  value: SettingReader,
  name: string,
  usual: number,
  [least, most]: readonly [number, number],
): number {
  const given = value(name);
  if (given === undefined) return usual;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < least || number > most)
    refuse(name, given, `a whole number from ${least} to ${most}, such as ${usual}`);
  return number;
}

export function address(
  value: SettingReader,
  name: string,
  protocols: string[],
  example: string,
): string | undefined {
  const given = value(name);
  if (given === undefined) return undefined;
  // The value may contain a password, so the message does not repeat it.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
    refuse(name, '…', `an address such as ${example}`);
  return given;
}

export function yesOrNo(value: SettingReader, name: string, usual: 'yes' | 'no'): boolean {
  const given = value(name) ?? usual;
  if (given !== 'yes' && given !== 'no') refuse(name, given, 'yes or no');
  return given === 'yes';
}

/**
 * Whether what is sent to an address stays on this machine. PostgreSQL is reached through a socket
 * where no host, or a path, is named.
 */
export function isOnThisMachine(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return (
    host === '' || host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
  );
}

/** What to say of a connection that others on the way could read; undefined where there is none. */
export function openToOthers(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined || isOnThisMachine(databaseUrl)) return undefined;
  if (new URL(databaseUrl).searchParams.get('sslmode') === 'verify-full') return undefined;
  return 'DATABASE_URL leads to another machine without sslmode=verify-full: whoever is on the way can read all that is stored. Put ?sslmode=verify-full behind it, unless the network between them is yours alone.';
}
