import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { RemoteDescription } from '@firn/shared-contracts/delivery';

type Breaches = readonly { readonly gate: string; readonly message: string }[];
interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A gateway that takes releases, but for those that it is told to refuse. */
export interface ScriptedGateway {
  readonly url: string;
  readonly dataDir: string;
  /** Makes versions known, the first of them live. */
  hold(name: string, ...versions: readonly string[]): void;
  /** Why `NAME@VERSION` is not published; null once it may be. */
  refuse(release: string, breaches: Breaches | null): void;
  /** What was made live, in turn. */
  readonly promoted: readonly string[];
  close(): void;
}

function description(name: string, current: string | null, versions: string[]): RemoteDescription {
  const nothing = { since: null, lastKnownGood: null, canary: null, withdrawn: [], off: [], set: null };
  return { name, title: name, current, versions, ...nothing, pages: [], health: {} };
}

const refusal = (status: number, detail: string, breaches: Breaches = []): Answer => ({
  status,
  body: { type: '/problems/refused', status, detail, breaches },
});

/** Listens on a port of this machine and leaves its address where `firn` looks for it. */
export async function scriptedGateway(dataDir: string): Promise<ScriptedGateway> {
  const remotes = new Map<string, RemoteDescription>();
  const refused = new Map<string, Breaches>();
  const promoted: string[] = [];

  function publish(name: string, version: string): Answer {
    const held = remotes.get(name) ?? description(name, null, []);
    const breaches = refused.get(`${name}@${version}`);
    if (held.versions.includes(version)) return refusal(409, `${name}@${version} has other bytes.`);
    if (breaches) return refusal(422, `${name}@${version} does not pass the gates.`, breaches);
    remotes.set(name, { ...held, versions: [version, ...held.versions] });
    return { status: 201, body: { remote: name, version, outcome: 'created' } };
  }

  function promote(held: RemoteDescription, version: string): Answer {
    const { name, current: from } = held;
    promoted.push(`${name}@${version}`);
    remotes.set(name, { ...held, current: version });
    return {
      status: 200,
      body: { remote: name, from, to: version, sequence: promoted.length, changed: true },
    };
  }

  const server = createServer(async (request, response) => {
    const [, , , name = '', what, version = ''] = (request.url ?? '').split('/');
    const held = remotes.get(name);
    const sent = what === 'promote' ? ((await json(request)) as { version: string }) : { version };
    const answers: Record<string, () => Answer> = {
      releases: () => publish(name, version),
      promote: () => (held ? promote(held, sent.version) : refusal(404, `${name} is unknown.`)),
    };
    const told = () => (held ? { status: 200, body: held } : refusal(404, `${name} is unknown.`));
    const { status, body } = (answers[what ?? ''] ?? told)();
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(dataDir, 'delivery'), { recursive: true });
  writeFileSync(join(dataDir, 'delivery/gateway.json'), JSON.stringify({ url }));
  writeFileSync(join(dataDir, 'delivery/demo-token'), 'a-token');
  return {
    url,
    dataDir,
    promoted,
    hold: (name, ...versions) =>
      void remotes.set(name, description(name, versions[0] ?? null, [...versions])),
    refuse: (release, breaches) => void (breaches ? refused.set(release, breaches) : refused.delete(release)),
    close: () => server.close(),
  };
}
