import { type BenchResult, benchResult, median, summary } from '../result.ts';
import { timed } from '../timed.ts';
import { type OwnGateway, operatorOf } from './operator.ts';
import { viewPage, viewUntil } from './page-view.ts';
import type { TwoVersions } from './two-versions.ts';

/** A page that the rolled-back remote renders on the server. */
export const PAGE = '/agenda';
export const ROUNDS = 15;
/** Views after a promotion before the reference is measured, so that the gateway has settled. */
const SETTLING_VIEWS = 2;

/**
 * From the answer to a rollback to the first HTML of the old version, requested at once and repeatedly until it
 * is, against an ordinary view of the same page.
 */
export async function rollbackBench(
  gateway: OwnGateway,
  { remote, old, next }: TwoVersions,
): Promise<BenchResult[]> {
  const operator = operatorOf(gateway, remote);
  const [after, usual]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await operator.promote(next);
    await viewUntil(gateway.url, PAGE, remote, next);
    for (let view = 0; view < SETTLING_VIEWS; view += 1) await viewPage(gateway.url, PAGE, remote);
    usual.push(await timed(() => viewPage(gateway.url, PAGE, remote)));
    await operator.rollBack(old);
    after.push(await timed(() => viewUntil(gateway.url, PAGE, remote, old)));
  }
  const name = 'rollback answered → first HTML with the old version';
  const reference = median(usual);
  const surplus = after.map((milliseconds, round) => milliseconds - (usual[round] ?? 0));
  return [
    benchResult({
      name: `${name}, one gateway`,
      unit: 'ms',
      ...summary(after),
      reference,
      referenceName: `a view of ${PAGE}`,
      target: { of: 'value', atMost: 100 },
    }),
    benchResult({
      name: '… of it, beyond the usual view of the same round',
      unit: 'ms',
      ...summary(surplus),
      reference,
      referenceName: `a view of ${PAGE}`,
    }),
  ];
}
