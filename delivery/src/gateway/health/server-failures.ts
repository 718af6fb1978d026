import type { ActiveOverride } from '@firn/shared-contracts/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { AutoRollback } from '../../health/auto-rollback.ts';
import type { HealthLedger } from '../../health/health-ledger.ts';
import type { ServedVersions } from '../../health/served-versions.ts';
import type { RenderTarget } from '../../renderer/render-protocol.ts';
import type { BeaconTokens } from './beacon-tokens.ts';
import type { Metrics } from './metrics.ts';

/** A page whose server renders failed. */
export interface FailedPage {
  /** The token the page carries: its failure is the vote of whoever it is served to. */
  readonly token: string;
  readonly sequence: number;
  readonly at: Date;
  /** What its visitor sees by an override; such a visitor is not one to count. */
  readonly overrides: readonly ActiveOverride[];
  /** The releases at fault. */
  readonly culprits: readonly RenderTarget[];
}

/** Counts failed server renders like what tabs report, so that they are seen, judged and taken back alike. */
export interface ServerFailures {
  /** Returns at once: no visitor waits for a judgement. */
  report(page: FailedPage): void;
  /** Resolves when everything reported has been judged. */
  settled(): Promise<void>;
}

interface Parts {
  readonly beaconTokens: BeaconTokens;
  readonly health: Pick<HealthLedger, 'record'>;
  readonly served: ServedVersions;
  readonly autoRollback: Pick<AutoRollback, 'consider'>;
  readonly metrics: Pick<Metrics, 'beacons'>;
}

export function createServerFailures(
  { beaconTokens, health, served, autoRollback, metrics }: Parts,
  log: FastifyBaseLogger,
): ServerFailures {
  const running = new Set<Promise<void>>();

  async function count(page: FailedPage, { remote, version }: RenderTarget): Promise<void> {
    const origin = beaconTokens.check(page.token, page.at);
    const isSeen = page.overrides.some((seen) => seen.remote === remote && seen.version === version);
    if (!origin || isSeen) return;
    // Bundles share a process: the fault may lie with a version that only a developer looks at.
    const wasServed = await served.includes(remote, version, page.sequence).catch(() => false);
    if (!wasServed) return;
    const { view, voter } = origin;
    const phase = 'server';
    if (!(await health.record({ view, voter, remote, version, phase, at: page.at }))) return;
    metrics.beacons.inc({ remote, version, phase });
    await autoRollback.consider(remote);
  }

  async function countAll(page: FailedPage): Promise<void> {
    const culprits = new Map(page.culprits.map((culprit) => [culprit.module, culprit]));
    for (const culprit of culprits.values()) {
      await count(page, culprit).catch((error: unknown) => {
        log.error({ err: error }, 'a failed server render could not be counted');
      });
    }
  }

  return {
    report(page) {
      const counting = countAll(page).finally(() => running.delete(counting));
      running.add(counting);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
