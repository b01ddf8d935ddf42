/**
 * The settings from the environment, checked once at start. The error names every wrong value and
 * what to set instead.
 */
import { resolve } from 'node:path';
import { type DeskMailConfig, deskMail } from './desk-mail.ts';
import { POOL, type PoolSettings } from './pool-settings.ts';
import { namesProxies } from './proxies.ts';
import {
  address,
  refuse,
  valuesOf,
  whole,
  yesOrNo,
  type Environment,
  type SettingReader,
} from './settings.ts';

export { ConfigError } from './settings.ts';

/** Where Prometheus reads figures: on a port of its own, or on the site with a token. */
interface MetricsConfig {
  readonly host: string;
  readonly port: number | undefined;
  readonly token: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /**
   * Whether the start may change the schema; otherwise `npm run migrate` does, with another
   * account.
   */
  readonly migrate: boolean;
  /** Connections to PostgreSQL, and how long a statement may take. */
  readonly pool: PoolSettings;
  /** Origin at which people reach the site, without a trailing slash. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Where mails to request desks are taken; undefined: none are. */
  readonly deskMail: DeskMailConfig | undefined;
  readonly mailFrom: string;
  /** Where a backup is put each day; undefined: none is made. */
  readonly backupDir: string | undefined;
  /** How many of them are kept. */
  readonly backupKeep: number;
  /** How long files of the outbox are kept. */
  readonly outboxDays: number;
  /**
   * Where readers and owners reach the people who run this installation: a mail or an https
   * address.
   */
  readonly contact: string | undefined;
  /** Name of the person or company that runs it. */
  readonly operator: string | undefined;
  /** Path of a Chromium for tests of sites, or `none`; undefined: one that is found. */
  readonly chromiumPath: string | undefined;
  /** Folder of the built pages. */
  readonly pagesDir: string;
  /** Addresses and ranges of proxies whose X-Forwarded-For counts; empty: none. */
  readonly trustedProxy: readonly string[];
  /** Whether strangers may open accounts; otherwise the operator does (npm run admin -- add). */
  readonly registration: 'open' | 'closed';
  /** Whether assistants may ask at /mcp. */
  readonly mcp: boolean;
  /** Whether the log names addresses of visitors as they are. */
  readonly logAddresses: boolean;
  readonly metrics: MetricsConfig;
  /** Whether calls are traced for OpenTelemetry. */
  readonly traced: boolean;
  /** True if PUBLIC_URL is https: Secure cookies with the `__Host-` prefix, and HSTS. */
  readonly https: boolean;
}

const root = resolve(import.meta.dirname, '../../..');

/** Reads the settings. Throws a ConfigError that names the variable and what to set. */
export function readConfig(environment: Environment): Config {
  const value = valuesOf(environment);
  const publicUrl = origin(value('PUBLIC_URL'));
  return {
    port: port(value('PORT') ?? '3000'),
    host: host(value('HOST') ?? '127.0.0.1'),
    dataDir: resolve(value('DATA_DIR') ?? resolve(root, 'data')),
    ...database(value),
    publicUrl,
    smtpUrl: address(value, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    mailFrom: sender(
      value('MAIL_FROM') ??
        `Statewise <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    ),
    deskMail: deskMail(value),
    ...kept(value),
    contact: contact(value('CONTACT')),
    operator: operator(value('OPERATOR')),
    chromiumPath: value('CHROMIUM_PATH'),
    pagesDir: resolve(value('SITE_DIR') ?? resolve(root, 'build/site')),
    trustedProxy: proxies(value('TRUSTED_PROXY')),
    registration: openOrClosed(value('REGISTRATION') ?? 'open'),
    mcp: yesOrNo(value, 'MCP', 'no'),
    logAddresses: yesOrNo(value, 'LOG_ADDRESSES', 'no'),
    metrics: metrics(value),
    traced: value('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined,
    https: publicUrl?.startsWith('https:') ?? false,
  };
}

/** The address at which owners reach the installation. */
export function originOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>) {
  if (publicUrl !== undefined) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const folder = (given: string | undefined) => (given === undefined ? undefined : resolve(given));

function port(given: string, name = 'PORT'): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number > 65535)
    refuse(name, given, 'a whole number from 0 to 65535, such as 3000');
  return number;
}

function kept(value: SettingReader): Pick<Config, 'backupDir' | 'backupKeep' | 'outboxDays'> {
  return {
    backupDir: folder(value('BACKUP_DIR')),
    backupKeep: whole(value, 'BACKUP_KEEP', 14, [1, 1000]),
    outboxDays: whole(value, 'OUTBOX_DAYS', 30, [1, 3650]),
  };
}

const metrics = (value: SettingReader): MetricsConfig => ({
  host: host(value('METRICS_HOST') ?? '127.0.0.1', 'METRICS_HOST'),
  port: metricsPort(value('METRICS_PORT')),
  token: metricsToken(value('METRICS_TOKEN')),
});

function database(value: SettingReader): Pick<Config, 'databaseUrl' | 'migrate' | 'pool'> {
  const protocols = ['postgres:', 'postgresql:'];
  return {
    databaseUrl: address(
      value,
      'DATABASE_URL',
      protocols,
      'postgres://user:password@host:5432/name',
    ),
    migrate: yesOrNo(value, 'MIGRATE', 'yes'),
    pool: {
      connections: whole(value, 'DATABASE_CONNECTIONS', POOL.connections, [1, 1000]),
      statementMs: 1000 * whole(value, 'DATABASE_TIMEOUT', POOL.statementMs / 1000, [1, 600]),
    },
  };
}

function host(given: string, name = 'HOST'): string {
  if (!/^[\w.:-]+$/.test(given))
    refuse(name, given, 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0');
  return given;
}

function origin(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const usable =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!usable)
    refuse(
      'PUBLIC_URL',
      given,
      'the address people use, without a path, such as https://privacy.example.com',
    );
  return url.origin;
}

function contact(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const page = URL.canParse(given) && new URL(given).protocol === 'https:';
  if (
    given.length > 200 ||
    !(page || /^[^\s<>@:/"]+@[^\s<>@:/".]+(?:\.[^\s<>@:/".]+)+$/.test(given))
  )
    refuse('CONTACT', given, 'a mail address or an https address, such as help@example.com');
  return given;
}

function operator(given: string | undefined): string | undefined {
  if (given !== undefined && (given.length > 120 || /\p{Cc}/u.test(given)))
    refuse('OPERATOR', given, 'a name on one line of at most 120 characters');
  return given;
}

const metricsPort = (given: string | undefined) =>
  given === undefined ? undefined : port(given, 'METRICS_PORT');

function metricsToken(given: string | undefined): string | undefined {
  if (given !== undefined && !/^[\x21-\x7e]{20,200}$/.test(given))
    refuse('METRICS_TOKEN', '…', 'at least 20 letters, digits and signs without spaces');
  return given;
}

function openOrClosed(given: string): 'open' | 'closed' {
  if (given !== 'open' && given !== 'closed') refuse('REGISTRATION', given, 'open or closed');
  return given;
}

function proxies(given: string | undefined): readonly string[] {
  const list = given?.split(',').map((one) => one.trim()) ?? [];
  if (given !== undefined && !namesProxies(list))
    refuse(
      'TRUSTED_PROXY',
      given,
      'addresses or ranges with commas between, such as 127.0.0.1, 10.0.0.0/8',
    );
  return list;
}

function sender(given: string): string {
  const plain =
    /^(?:[^<>\r\n]{1,100}<)?[^\s<>@]+@[^\s<>@]+>?$/.test(given) &&
    given.includes('<') === given.endsWith('>');
  if (!plain) refuse('MAIL_FROM', given, 'a sender such as Statewise <no-reply@example.com>');
  return given;
}
