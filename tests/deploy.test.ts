/**
 * deploy/: what its files set is read by the server, their probes name real paths, and nothing runs
 * as root. Docker is not needed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#server/base/settings/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every setting that the server reads: asking for all of them tells their names. */
const SETTINGS = (() => {
  const asked = new Set(['NODE_ENV']);
  readConfig(new Proxy({}, { get: (_, name) => (asked.add(String(name)), undefined) }));
  return asked;
})();
const unknown = (names: readonly string[]) => names.filter((name) => !SETTINGS.has(name));
/** Without the settings of files, whose files are not here, the server can read these. */
const readable = (settings: Readonly<Record<string, string>>) =>
  readConfig(
    Object.fromEntries(
      Object.entries(settings)
        .filter(([name]) => !name.endsWith('_FILE'))
        // compose puts the value in
        .map(([name, value]) => [
          name,
          value.replace(/\$\{SITE_HOST\}/, 'example.com').replace(/^\$\{.*:-\}$/, ''),
        ]),
    ),
  );

test('the settings are found', () => {
  expect(SETTINGS).toContain('DATABASE_URL');
  expect(SETTINGS).toContain('SMTP_URL_FILE');
  expect(unknown(['NO_SUCH_SETTING'])).toEqual(['NO_SUCH_SETTING']);
});

const HEALTH = read('server/base/operations/health.ts');
const isServed = (path: string) => HEALTH.includes(`app.get('${path}'`);

describe('Dockerfile', () => {
  const lines = read('deploy/Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

  test('ends as an account that is not root, with a health check of a path that is served', () => {
    expect(last.filter((line) => line.startsWith('USER'))).toEqual(['USER 1000:1000']);
    const [path = ''] = /127\.0\.0\.1:3000(\/\w+)/.exec(last.join('\n'))?.slice(1) ?? [];
    expect(isServed(path)).toBe(true);
  });

  test('sets what the server reads, and starts files that are there', () => {
    const env = last.find((line) => line.startsWith('ENV ')) ?? '';
    const names = [...env.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(unknown(names)).toEqual([]);
    const named = lines.join('\n').match(/\b(?:server|scripts|web)\/[\w-]+\.ts\b/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) expect(read(path).length, path).toBeGreaterThan(0);
  });

  test('leaves out nothing that the server or the build needs', () => {
    const left = read('deploy/Dockerfile.dockerignore').trim().split('\n');
    const needed = new Set([
      'server',
      'scripts',
      'web',
      'documents',
      'law',
      'reference',
      'engine',
      'contract',
      'calendar',
      'text',
      'package.json',
      'vite.config.ts',
    ]);
    expect(left.filter((name) => needed.has(name))).toEqual([]);
    expect(left).toContain('data');
  });
});

interface Service {
  readonly init?: boolean;
  readonly image?: string;
  readonly build?: { dockerfile: string };
  readonly command?: string[];
  readonly environment?: Record<string, string>;
  readonly read_only?: boolean;
  readonly secrets?: string[];
  readonly depends_on?: string[] | Record<string, unknown>;
  readonly networks: string[];
  readonly volumes?: string[];
}

describe('compose.yaml', () => {
  const file = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
    networks: Record<string, { ipam?: { config: { subnet: string }[] } }>;
  };
  const services = Object.entries(file.services);
  const ours = services.filter(([, { image }]) => image === 'statewise');

  test('has two nodes, a migration, PostgreSQL, PgBouncer and a TLS proxy', () => {
    expect(Object.keys(file.services)).toEqual([
      'node-a',
      'node-b',
      'migrate',
      'pgbouncer',
      'postgres',
      'caddy',
    ]);
  });

  test.each(ours)('%s sets what the server reads, and no password', (_, { environment = {} }) => {
    expect(unknown(Object.keys(environment))).toEqual([]);
    expect(() => readable(environment)).not.toThrow();
    expect(Object.keys(environment)).not.toContain('DATABASE_URL');
  });

  test('a first process takes leave of what a browser leaves behind', () => {
    expect(file.services['node-a']?.init).toBe(true);
    expect(file.services['node-b']?.init).toBe(true);
  });

  test('nodes trust the proxy of their network, and do not migrate', () => {
    const { environment } = file.services['node-a']!;
    expect(environment?.['TRUSTED_PROXY']).toBe(file.networks['front']?.ipam?.config[0]?.subnet);
    expect(environment?.['MIGRATE']).toBe('no');
    expect(read('deploy/compose/Caddyfile')).toContain('node-a:3000 node-b:3000');
    expect(isServed(/health_uri (\S+)/.exec(read('deploy/compose/Caddyfile'))?.[1] ?? '')).toBe(
      true,
    );
  });

  test('secrets, files and services that are named exist, and only PostgreSQL has a root file system to write to', () => {
    const made = read('deploy/compose/make-secrets.sh');
    for (const [name, { secrets = [], depends_on = {}, environment = {} }] of services) {
      expect(
        secrets.filter((each) => !(each in file.secrets)),
        name,
      ).toEqual([]);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(
        needed.filter((each) => !(each in file.services)),
        name,
      ).toEqual([]);
      for (const value of Object.values(environment).filter((each) =>
        each.startsWith('/run/secrets/'),
      ))
        expect(secrets, name).toContain(value.slice('/run/secrets/'.length));
    }
    for (const name of Object.keys(file.secrets)) expect(made).toContain(name);
    const there = readdirSync(join(ROOT, 'deploy/compose'));
    for (const [, { volumes = [] }] of services)
      for (const path of volumes.filter((each) => each.startsWith('./')))
        expect(there).toContain(path.slice(2).split(':')[0]);
    expect(services.filter(([, { read_only }]) => !read_only).map(([name]) => name)).toEqual([
      'postgres',
    ]);
  });
});

describe('statewise.service', () => {
  const unit = read('deploy/systemd/statewise.service');
  const set = [...unit.matchAll(/^#?Environment=(\w+)=/gm)].map(([, name = '']) => name);

  test('sets what the server reads, and starts again whenever it ends', () => {
    expect(set).toContain('DATABASE_URL_FILE');
    expect(unknown(set)).toEqual([]);
    expect(unit).toContain('\nRestart=always\n');
    expect(unit).toContain('server/main.ts');
  });

  test.each([
    'DynamicUser=yes',
    'StateDirectoryMode=0700',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])('%s', (line) => expect(unit.split('\n')).toContain(line));

  test('a browser is allowed what its sandbox needs, and nothing more', () => {
    const lines = read('deploy/systemd/chromium.conf')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual([
      '[Service]',
      'RestrictNamespaces=',
      'RestrictNamespaces=user pid net',
      'SystemCallFilter=chroot capset',
    ]);
    expect(unit).toContain('\nRestrictNamespaces=yes\n');
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template: { spec: Pod } };
}
interface Pod {
  securityContext: Record<string, unknown>;
  containers: {
    env?: { name: string }[];
    args?: string[];
    envFrom?: { configMapRef: { name: string } }[];
    securityContext: Record<string, unknown>;
    volumeMounts: { name: string; mountPath: string }[];
  }[];
  volumes: { name: string; secret?: { secretName: string } }[];
}

describe('Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const manifests = readdirSync(join(ROOT, folder)).flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const pods = manifests.flatMap(({ spec }) =>
    spec && 'template' in spec ? [spec.template.spec] : [],
  );
  const config = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const secrets = new Map(
    manifests
      .filter(({ kind }) => kind === 'Secret')
      .map((one) => [one.metadata.name, one.stringData ?? {}]),
  );

  test('the settings are read by the server, and no password is among them', () => {
    const inPods = pods.flatMap(({ containers }) => containers.flatMap(({ env = [] }) => env));
    const names = [...Object.keys(config), ...inPods.map(({ name }) => name)];
    expect(names.length).toBeGreaterThan(5);
    expect(unknown(names)).toEqual([]);
    expect(names).not.toContain('DATABASE_URL');
    expect(() => readable(config)).not.toThrow();
  });

  test('pods run without root and without a root file system to write to', () => {
    expect(pods).toHaveLength(2);
    for (const { securityContext, containers, volumes } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      for (const one of containers) {
        expect(one.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const known = new Set(volumes.map(({ name }) => name));
        expect(one.volumeMounts.filter(({ name }) => !known.has(name))).toEqual([]);
      }
    }
  });

  test('each file of a password is in its secret', () => {
    const files = Object.entries(config).filter(([name]) => name.endsWith('_FILE'));
    expect(files).toHaveLength(2);
    for (const [, path] of files)
      expect(Object.keys(secrets.get('statewise') ?? {})).toContain(path.split('/').at(-1));
    for (const { volumes } of pods)
      for (const { secret } of volumes)
        if (secret) expect([...secrets.keys()]).toContain(secret.secretName);
  });

  test('probes name paths that are served', () => {
    const paths = read(`${folder}/statewise.yaml`).match(/path: \/\w+/g) ?? [];
    expect(paths).toHaveLength(3);
    for (const path of paths) expect(isServed(path.slice('path: '.length)), path).toBe(true);
  });
});
