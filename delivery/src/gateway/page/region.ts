import type { PageMatch, RegionRenderInput, RegionRenderResult } from '@firn/shared-contracts/delivery';
import type { FastifyBaseLogger } from 'fastify';
import { RenderError } from '../../renderer/render-error.ts';
import type { RenderTarget } from '../../renderer/render-protocol.ts';
import { type LiveSet, renderTargetOf } from '../live/live-set.ts';
import type { GatewayServices } from '../setup/services.ts';

/** Where the renders of one page are noted. */
export interface RenderLog {
  readonly log: FastifyBaseLogger;
  /** Gets the releases whose fault it is that a render failed. */
  readonly culprits: RenderTarget[];
}

/** Runs a server render; null when it fails, which costs the visitor only the head start. */
export async function renderSafely<T>(
  { metrics }: Pick<GatewayServices, 'metrics'>,
  { log, culprits }: RenderLog,
  { remote, version }: RenderTarget,
  render: () => Promise<T>,
): Promise<T | null> {
  const stopTimer = metrics.renderSeconds.startTimer({ remote, version });
  try {
    const result = await render();
    stopTimer();
    return result;
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    metrics.renderFailures.inc({ remote, version, reason: error.reason });
    if (error.culprit) culprits.push(error.culprit);
    const level = error.reason === 'paused' || error.reason === 'busy' ? 'debug' : 'error';
    const culprit = error.culprit && `${error.culprit.remote}@${error.culprit.version}`;
    log[level](
      { err: error, remote, version, reason: error.reason, ...(culprit && { culprit }) },
      'server render failed',
    );
    return null;
  }
}

/** The bundle that renders the page's region, or null if the browser renders it. */
export function regionTarget(live: LiveSet, match: PageMatch | null): RenderTarget | null {
  const stored = match?.page.render === 'server' ? live.releases.get(match.remote) : undefined;
  if (!stored || stored === live.shell) return null;
  return renderTargetOf(stored);
}

/** The region as its remote renders it, or null if it is left to the browser. */
export async function renderRegion(
  services: GatewayServices,
  log: RenderLog,
  target: RenderTarget | null,
  input: RegionRenderInput,
): Promise<RegionRenderResult | null> {
  if (!target) return null;
  return renderSafely(services, log, target, () => services.renderer.renderRegion(target, input));
}
