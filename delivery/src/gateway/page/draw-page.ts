import type {
  ChromeData,
  PageMatch,
  PageState,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import type { HeadState } from '@firn/shared-contracts/shell';
import type { FrameRenderResult } from '../../renderer/render-protocol.ts';
import { renderTargetOf } from '../live/live-set.ts';
import type { DrawnPage } from '../memory/drawn-page.ts';
import type { GatewayServices } from '../setup/services.ts';
import { assembleDocument } from './document.ts';
import { drawExtensions, type FilledSlots } from './draw-extensions.ts';
import { pageFiles } from './page-files.ts';
import { createNonce } from './page-security.ts';
import type { PageView } from './page-view.ts';
import { extensionStates, placeExtensions, reservedHeights, shownAtOnce } from './placed-extensions.ts';
import { type RenderLog, regionTarget, renderRegion, renderSafely } from './region.ts';
import { shellWatchScript } from './shell-watch.ts';
import { visitorRegistry } from './visitor-registry.ts';

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

/** Those that the browser draws by their declaration lack nothing. */
const isFilled = (filled: FilledSlots): boolean =>
  [...filled.values()]
    .flat()
    .every(({ extension, result }) => extension.render !== 'server' || result !== null);

/** The frame and the extensions are drawn side by side. */
async function drawDocument(
  services: GatewayServices,
  log: RenderLog,
  view: PageView,
  state: PageState,
  region: RegionRenderResult | null,
): Promise<DrawnPage> {
  const { live, shell, match, slotMark } = view;
  const [frame, filled] = await Promise.all([
    renderFrame(services, log, view, state, region),
    fillSlots(services, view, log, state, region),
  ]);
  const extensions = extensionStates(filled);
  const remote = (match && live.releases.get(match.remote)) ?? null;
  const head = headOf(view, state.status, region, frame);
  const nonce = createNonce();
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
  const isLeft = regionTarget(live, match) === null;
  const isDrawn = state.status === 200 && frame !== null && (isLeft || state.region !== null);
  return {
    html,
    status: state.status,
    robots: head.robots,
    isFramed: match?.page.framed === true,
    region: state.region ? 'server' : 'browser',
    redirect: null,
    isWhole: isDrawn && isFilled(filled) && log.culprits.length === 0,
    nonce,
    beaconToken: state.beaconToken,
  };
}

const redirected = (redirect: string, status: number): DrawnPage => ({
  html: '',
  status,
  robots: undefined,
  isFramed: false,
  region: 'server',
  redirect,
  isWhole: false,
  nonce: '',
  beaconToken: '',
});

function reportFailures(
  { serverFailures }: GatewayServices,
  { isVerification, overrides, live: { sequence }, renderedAt: at }: PageView,
  { beaconToken: token }: PageState,
  culprits: RenderLog['culprits'],
): void {
  if (culprits.length === 0 || isVerification) return;
  serverFailures.report({ token, sequence, at, overrides, culprits });
}

export interface PageDrawing {
  readonly view: PageView;
  /** Fills header and footer, also where the layout has none: the tab goes on from here to pages that have them. */
  readonly chrome: Promise<ChromeData>;
  /** Whether a guard has just sent this browser here. */
  readonly isRefused: boolean;
  readonly log: RenderLog['log'];
}

/** Draws a page for a visitor. Whatever a renderer does, there is a page. */
export async function drawPage(
  services: GatewayServices,
  { view, chrome, isRefused, log }: PageDrawing,
): Promise<DrawnPage> {
  const { match, live, isOff, isVerification, times } = view;
  const renders: RenderLog = { log, culprits: [] };
  const [known, region] = await Promise.all([
    chrome,
    match && !isOff && !isVerification
      ? times.measure('region', () =>
          renderRegion(services, renders, regionTarget(live, match), regionInput(services, view, match)),
        )
      : null,
  ]);
  if (region?.redirect) return redirected(region.redirect, region.status);
  const state = { ...stateOf(services, view, known, region), ...(isRefused && { refused: true as const }) };
  const page = await drawDocument(services, renders, view, state, region);
  reportFailures(services, view, state, renders.culprits);
  return page;
}
