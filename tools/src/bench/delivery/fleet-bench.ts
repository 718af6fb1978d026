import type { Product } from '../../start/product.ts';
import { type BenchResult, benchResult, median, summary } from '../result.ts';
import { timed } from '../timed.ts';
import { type GatewayFleet, startGatewayFleet } from './gateway-fleet.ts';
import { operatorOf } from './operator.ts';
import { viewPage, viewUntil } from './page-view.ts';
import { PAGE, ROUNDS } from './rollback-bench.ts';
import type { TwoVersions } from './two-versions.ts';

async function measure({ gateways }: GatewayFleet, { remote, old, next }: TwoVersions): Promise<BenchResult> {
  const [after, usual]: [number[], number[]] = [[], []];
  const onAll = (view: (url: string) => Promise<unknown>) =>
    Promise.all(gateways.map(({ url }) => view(url)));
  const allShow = (version: string) => onAll((url) => viewUntil(url, PAGE, remote, version));
  for (let round = 0; round < ROUNDS; round += 1) {
    // In each round another gateway receives the commands.
    const gateway = gateways[round % gateways.length];
    if (!gateway) throw new Error('The fleet is empty.');
    const operator = operatorOf(gateway, remote);
    await operator.promote(next);
    await allShow(next);
    usual.push(await timed(() => onAll((url) => viewPage(url, PAGE, remote))));
    await operator.rollBack(old);
    after.push(await timed(() => allShow(old)));
  }
  return benchResult({
    name: `rollback answered → first HTML with the old version, all of ${gateways.length} gateways`,
    unit: 'ms',
    ...summary(after),
    reference: median(usual),
    referenceName: `a view of ${PAGE} on all`,
    target: { of: 'value', atMost: 1000 },
  });
}

/** Three gateways on one PostgreSQL: the time from a rollback by one until all show it. */
export async function fleetBench(product: Product, versions: TwoVersions): Promise<BenchResult[]> {
  const fleet = await startGatewayFleet(product);
  if (!fleet) {
    console.log('No PostgreSQL can be started here: several gateways are left out.');
    return [];
  }
  try {
    return [await measure(fleet, versions)];
  } finally {
    await fleet.stop();
  }
}
