import { type BenchResult, benchResult, median, summary } from '../result.ts';
import { timed } from '../timed.ts';
import { openTab } from './open-tab.ts';
import { type OwnGateway, operatorOf } from './operator.ts';
import { ROUNDS } from './rollback-bench.ts';
import { registryOf, type TwoVersions } from './two-versions.ts';

const TABS = 20;

/** From sending the rollback (events precede its answer) until the last of many open tabs has its event. */
export async function tabsBench(
  gateway: OwnGateway,
  { remote, old, next }: TwoVersions,
): Promise<BenchResult[]> {
  const operator = operatorOf(gateway, remote);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(gateway.url)));
  const allInformed = async (sequence: number) =>
    Math.max(...(await Promise.all(tabs.map((tab) => tab.informedOf(sequence)))));
  const [late, roundTrips]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await allInformed((await operator.promote(next)).sequence);
      roundTrips.push(await timed(() => registryOf(gateway)));
      const sent = performance.now();
      const { sequence } = await operator.rollBack(old);
      late.push((await allInformed(sequence)) - sent);
    }
  } finally {
    for (const tab of tabs) tab.close();
  }
  return [
    benchResult({
      name: `rollback ordered → the last of ${TABS} open tabs is informed`,
      unit: 'ms',
      ...summary(late),
      reference: median(roundTrips),
      referenceName: 'a request for the registry',
      target: { of: 'value', atMost: 2000 },
    }),
  ];
}
