import { startBalancer } from './balancer.ts';
import { type LoadRequest, type Pace, type SteadyLoad, underSteadyLoad } from './steady-load.ts';
import type { Restartable, Topology } from './topology.ts';

export interface RestartsReport extends SteadyLoad {
  /** Writes that were answered as done. */
  readonly written: number;
  /** Of them, those that are there afterwards, each once; more where one was done twice. */
  readonly kept: number;
}

const RESOURCE = '/api/sleeping_styles';

async function count(url: string, admin: Topology['admin']): Promise<number> {
  const list = await fetch(`${url}${RESOURCE}?itemsPerPage=1`, { headers: admin });
  return ((await list.json()) as { 'hydra:totalItems': number })['hydra:totalItems'];
}

export interface Restarts {
  readonly units: readonly Restartable[];
  readonly page: string;
  readonly pace: Pace;
  /** What the balancer asks a gateway. */
  readonly probe: '/readyz' | '/healthz';
}

/** A page, data and writes, four to one, through a balancer with keep-alive, while each unit is restarted in turn. */
export async function restartInTurn(
  { gateways, admin }: Topology,
  { units, page, pace, probe }: Restarts,
): Promise<RestartsReport> {
  const balancer = await startBalancer(
    gateways.map(({ url }) => url),
    probe,
  );
  let written = 0;
  const write: LoadRequest = {
    path: RESOURCE,
    expected: 201,
    init: () => {
      written += 1;
      const body = JSON.stringify({ title: `Lager ${written}` });
      return { method: 'POST', body, headers: { ...admin, 'content-type': 'application/json' } };
    },
  };
  const read = (path: string): LoadRequest => ({ path, expected: 200, init: () => ({ headers: admin }) });
  const view: LoadRequest = { path: page, expected: 200, init: () => ({ headers: { accept: 'text/html' } }) };
  const requests = [view, read('/api/levels'), write, read('/api/me'), read('/api/levels?itemsPerPage=5')];
  try {
    const before = await count(balancer.url, admin);
    const load = await underSteadyLoad(balancer.url, requests, pace, async () => {
      for (const unit of units) await unit.restart();
    });
    return { ...load, written, kept: (await count(balancer.url, admin)) - before };
  } finally {
    await balancer.stop();
  }
}
