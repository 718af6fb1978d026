import {
  type ActiveOverride,
  matchPage,
  type PageMatch,
  type PageState,
  type RegionRenderInput,
  type RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import { guardRedirect } from '@firn/shared-contracts/domain';
import type { HeadState } from '@firn/shared-contracts/shell';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { voterOf } from '../../health/voter.ts';
import { readOverrides } from '../../override/read-overrides.ts';
import { shownOverrides } from '../../override/shown-overrides.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { FrameRenderResult } from '../../renderer/render-protocol.ts';
import { type LiveSet, renderTargetOf } from '../live/live-set.ts';
import type { GatewayServices } from '../setup/services.ts';
import { cohortOf } from '../visitor/cohort-of.ts';
import { keepLocale } from '../visitor/locale-cookie.ts';
import { keepRefusal, takeRefusal } from '../visitor/refusal.ts';
import { readVisitor, STAND_IN_VISITOR, type Visitor } from '../visitor/visitor.ts';
import type { ChromeSource } from './chrome-source.ts';
import { assembleDocument } from './document.ts';
import { drawExtensions, type FilledSlots } from './draw-extensions.ts';
import { pageFiles } from './page-files.ts';
import { createNonce, securityHeaders } from './page-security.ts';
import { PageTimes } from './page-times.ts';
import {
  createSlotMark,
  extensionStates,
  placeExtensions,
  reservedHeights,
  shownAtOnce,
} from './placed-extensions.ts';
import { type RenderLog, regionTarget, renderRegion, renderSafely } from './region.ts';
import { shellWatchScript } from './shell-watch.ts';
import { sendUnavailable } from './unavailable.ts';
import { visitorRegistry } from './visitor-registry.ts';

/** Seconds after which a robot may retry a page that is switched off, and one whose content could not be had. */
const RETRY_AFTER = { off: 600, unavailable: 30 };

/** One page view, as far as it is known before anything is rendered. */
interface PageView {
  readonly live: LiveSet;
  readonly shell: StoredRelease;
  readonly match: PageMatch | null;
  /** Whether an operator has switched the page off. */
  readonly isOff: boolean;
  readonly visitor: Visitor;
  readonly overrides: readonly ActiveOverride[];
  readonly isVerification: boolean;
  /** Whose vote its beacons are. */
  readonly network: string | null;
  /** Path with search. */
  readonly url: string;
  readonly pathname: string;
  readonly renderedAt: Date;
  readonly slotMark: string;
  readonly times: PageTimes;
}

function regionInput(services: GatewayServices, view: PageView, match: PageMatch): RegionRenderInput {
  return {
    url: view.url,
    pageId: match.page.id,
    params: match.params,
    apiOrigin: services.api.origin,
    apiHeaders: view.visitor.apiHeaders,
    session: view.visitor.session,
    renderedAt: view.renderedAt.toISOString(),
    publicUrl: services.config.publicUrl,
    slotMark: view.slotMark,
  };
}

function stateOf(
  { config, beaconTokens }: GatewayServices,
  { live, match, isOff, visitor, overrides, isVerification, network, renderedAt }: PageView,
  chrome: PageState['chrome'],
  region: RegionRenderResult | null,
): PageState {
  const version = match && live.registry.remotes[match.remote]?.version;
  const { publicUrl, mapTilesUrl, gtmId, liveReload } = config;
  return {
    // A verification opens every page, as nobody.
    registry: isVerification ? live.registry : visitorRegistry(live.registry, visitor.session),
    session: visitor.session,
    csrfToken: visitor.csrfToken,
    chrome,
    status: isOff ? 503 : (region?.status ?? (match ? 200 : 404)),
    region: region?.html && match && version ? { remote: match.remote, version, data: region.data } : null,
    beaconToken: beaconTokens.issue({ at: renderedAt, sequence: live.sequence, network }),
    renderedAt: renderedAt.toISOString(),
    ...(overrides.length > 0 && { overrides }),
    settings: { publicUrl, mapTilesUrl, gtmId, liveReload },
  };
}

/**
 * A remote that drew its region speaks for its page. One that drew nothing leaves the page to the shell, as with
 * an unknown event: the shell's error page. Errors are never indexed, nor is a page whose content a failed render
 * left out: a search engine would keep the gap, or take an unknown address for a page.
 */
function headOf(
  { live, match }: PageView,
  status: number,
  region: RegionRenderResult | null,
  frame: FrameRenderResult | null,
): HeadState {
  const head = region?.html ? region.head : (frame?.head ?? { title: match?.page.title ?? '' });
  const isCutShort = regionTarget(live, match) !== null && !(region && frame);
  const isHidden = status >= 400 || isCutShort || match?.page.index === false;
  return isHidden ? { ...head, robots: 'noindex' } : head;
}

interface PageDocument {
  readonly html: string;
  readonly head: HeadState;
}

/** The extensions of the region's slots; none where the region did not come, or drew nothing. */
async function fillSlots(
  services: GatewayServices,
  view: PageView,
  { log }: RenderLog,
  state: PageState,
  region: RegionRenderResult | null,
): Promise<FilledSlots> {
  const { live, match, times } = view;
  if (!(match && region?.html && region.slots)) return new Map();
  const { pageId: _page, params: _params, slotMark: _mark, ...input } = regionInput(services, view, match);
  const onCulprits = (culprits: RenderLog['culprits']) => reportFailures(services, view, state, culprits);
  const filled = await drawExtensions(services, { live, match, input, log, onCulprits }, region.slots);
  for (const { key, milliseconds } of [...filled.values()].flat()) {
    if (milliseconds !== null) times.note('extension', milliseconds, key);
  }
  return filled;
}

async function renderFrame(
  services: GatewayServices,
  log: RenderLog,
  { shell, match, url, times }: PageView,
  state: PageState,
  region: RegionRenderResult | null,
): Promise<FrameRenderResult | null> {
  const target = renderTargetOf(shell);
  if (!target) return null;
  const headerImage = region?.headerImage ?? match?.page.headerImage ?? false;
  const input = { state, url, regionHtml: region?.html ?? '', headerImage };
  const render = () => services.renderer.renderFrame(target, input);
  return times.measure('frame', () => renderSafely(services, log, target, render));
}

/** The frame and the extensions are drawn side by side. */
async function renderDocument(
  services: GatewayServices,
  log: RenderLog,
  view: PageView,
  state: PageState,
  region: RegionRenderResult | null,
  nonce: string,
): Promise<PageDocument> {
  const { live, shell, match, slotMark } = view;
  const [frame, filled] = await Promise.all([
    renderFrame(services, log, view, state, region),
    fillSlots(services, view, log, state, region),
  ]);
  const extensions = extensionStates(filled);
  const remote = (match && live.releases.get(match.remote)) ?? null;
  const head = headOf(view, state.status, region, frame);
  const html = assembleDocument({
    nonce,
    head,
    path: view.pathname,
    publicUrl: services.config.publicUrl,
    files: await pageFiles(shell, remote, match?.page.id ?? null, frame ? shownAtOnce(filled) : []),
    watch: shellWatchScript(shell, state.chrome.company.phone),
    frame: frame ? placeExtensions(frame.html, slotMark, filled) : '',
    reserved: reservedHeights(filled),
    // A region cannot be placed without its frame: the browser renders both.
    state: frame ? { ...state, ...(extensions && { extensions }) } : { ...state, region: null },
  });
  return { html, head };
}

function redirect(reply: FastifyReply, to: string, status: number): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, status === 301 || status === 308 ? 301 : 302);
}

/** The path and query asked for, whatever they were routed by (`routedUrl`). Joined, not resolved: «//host/path» must stay a path. */
function addressOf(request: FastifyRequest): URL {
  return new URL(`http://gateway.invalid${request.originalUrl}`);
}

/** Reads who the visitor is and what is live. Null when no shell is live. */
async function viewOf(
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

/** Where one sets up a second factor that is demanded (docs/domain/accounts.md#second-factor). */
const SECURITY_PATH = '/profil/konto';

function guardOf({ match, visitor, isVerification, url }: PageView): string | null {
  if (!match || isVerification) return null;
  const { user, permissions, lacksSecondFactor } = visitor.session;
  const target = guardRedirect(match.page.guard, { loggedIn: user !== null, permissions }, url);
  return lacksSecondFactor && target === '/' ? SECURITY_PATH : target;
}

function reportFailures(
  { serverFailures }: GatewayServices,
  { isVerification, overrides, live: { sequence }, renderedAt: at }: PageView,
  { beaconToken: token }: PageState,
  culprits: RenderLog['culprits'],
): void {
  if (culprits.length === 0 || isVerification) return;
  serverFailures.report({ token, sequence, at, overrides, culprits });
}

/** Answers a page view with HTML (ARCHITECTURE.md#how-a-page-comes). Whatever a renderer does, there is a page. */
export async function servePage(
  services: GatewayServices,
  chromeSource: ChromeSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const times = new PageTimes();
  const { pathname, search } = addressOf(request);
  // Anything that resolves such a path, such as the browser's history, would read a host in it.
  if (pathname.startsWith('//')) return redirect(reply, pathname.replace(/^\/+/, '/') + search, 301);
  const view = await viewOf(services, request, reply, pathname, times);
  if (!view) return sendUnavailable(reply, chromeSource.company().phone);
  const { match, visitor, live, isOff, isVerification } = view;
  for (const cookie of visitor.setCookie) reply.header('set-cookie', cookie);
  const guarded = guardOf(view);
  // Whoever has a session is not sent to log in because the API is away.
  if (guarded && visitor.isUnknown) return sendUnavailable(reply, chromeSource.company().phone);
  if (guarded) {
    if (guarded === '/') keepRefusal(request, reply);
    return redirect(reply, guarded, 302);
  }

  const renders: RenderLog = { log: request.log, culprits: [] };
  const [chrome, region] = await Promise.all([
    // Also where the layout has no public header: the tab goes on from here to pages that have it.
    chromeSource.get(),
    match && !isOff && !isVerification
      ? times.measure('region', () =>
          renderRegion(services, renders, regionTarget(live, match), regionInput(services, view, match)),
        )
      : null,
  ]);
  if (region?.redirect) return redirect(reply, region.redirect, region.status);
  const nonce = createNonce();
  const refused = takeRefusal(request, reply);
  keepLocale(request, reply);
  const state = { ...stateOf(services, view, chrome, region), ...(refused && { refused }) };
  const { html, head } = await renderDocument(services, renders, view, state, region, nonce);
  reportFailures(services, view, state, renders.culprits);
  services.metrics.pages.inc({ status: state.status, region: state.region ? 'server' : 'browser' });
  services.metrics.pageSeconds.observe(times.whole / 1000);
  return reply
    .code(state.status)
    .headers(securityHeaders(nonce, services.config, live.connects, match?.page.framed))
    .header('cache-control', visitor.session.user ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'cookie')
    .header('server-timing', times.header)
    .headers(head.robots === 'noindex' ? { 'x-robots-tag': 'noindex' } : {})
    .headers(state.status === 503 ? { 'retry-after': isOff ? RETRY_AFTER.off : RETRY_AFTER.unavailable } : {})
    .type('text/html; charset=utf-8')
    .send(html);
}
