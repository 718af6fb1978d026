import { type ActiveOverride, matchPage, type PageMatch } from '@firn/shared-contracts/delivery';
import { guardRedirect } from '@firn/shared-contracts/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { voterOf } from '../../health/voter.ts';
import { readOverrides } from '../../override/read-overrides.ts';
import { shownOverrides } from '../../override/shown-overrides.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { LiveSet } from '../live/live-set.ts';
import type { GatewayServices } from '../setup/services.ts';
import { cohortOf } from '../visitor/cohort-of.ts';
import { readVisitor, STAND_IN_VISITOR, type Visitor } from '../visitor/visitor.ts';
import type { PageTimes } from './page-times.ts';
import { createSlotMark } from './placed-extensions.ts';

/** One page view, as far as it is known before anything is rendered. */
export interface PageView {
  readonly live: LiveSet;
  readonly shell: StoredRelease;
  readonly match: PageMatch | null;
  /** Whether an operator has switched the page off. */
  readonly isOff: boolean;
  readonly visitor: Visitor;
  readonly overrides: readonly ActiveOverride[];
  readonly isVerification: boolean;
  /** Names whose vote its beacons are. */
  readonly network: string | null;
  /** Path with search. */
  readonly url: string;
  readonly pathname: string;
  readonly renderedAt: Date;
  readonly slotMark: string;
  readonly times: PageTimes;
}

/** Reads who the visitor is and what is live. Null when no shell is live. */
export async function viewOf(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  times: PageTimes,
): Promise<PageView | null> {
  const renderedAt = services.now();
  const asked = readOverrides(request, { tokens: services.overrides, now: renderedAt });
  const { active, isVerification } = asked;
  const [world, visitor] = await Promise.all([
    services.live.world(),
    isVerification ? STAND_IN_VISITOR : readVisitor(request, services.api),
  ]);
  const cohort = cohortOf(request, reply, world, visitor.session, asked);
  const live = await services.live.get(cohort, world);
  if (!live.shell) return null;
  const { remotes } = live.registry;
  const match = matchPage(Object.values(remotes), pathname);
  const isOff = match !== null && remotes[match.remote]?.off?.includes(match.page.id) === true;
  const { originalUrl: url } = request;
  const network = voterOf(request);
  const overrides = shownOverrides(active, world.resolve(cohort).registry, live.registry);
  const view = { live, shell: live.shell, match, isOff, visitor, overrides, isVerification };
  const slotMark = createSlotMark();
  return { ...view, network, url, pathname, renderedAt, slotMark, times };
}

/** Leads to where one sets up a second factor that is demanded (docs/domain/accounts.md#second-factor). */
const SECURITY_PATH = '/profil/konto';

export function guardOf({ match, visitor, isVerification, url }: PageView): string | null {
  if (!match || isVerification) return null;
  const { user, permissions, lacksSecondFactor } = visitor.session;
  const target = guardRedirect(match.page.guard, { loggedIn: user !== null, permissions }, url);
  return lacksSecondFactor && target === '/' ? SECURITY_PATH : target;
}
