import {
  PAGE_STATE_ELEMENT_ID,
  type PageState,
  SHELL_ELEMENT_ID,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import '@firn/shared-ui/base.css';
import '@firn/shared-ui/entry.module.css';
import './chrome/banner-height.css';
// Of pages whose code comes later: styles do not, because nothing would check them.
import './account/account.module.css';
import '@firn/shared-ui/captcha-box.module.css';
import { bindTexts } from '@firn/shared-ui/i18n';
import { drawFrame } from './frame/draw-frame.tsx';
import { shellTexts } from './i18n/shell-texts.ts';
import type { LoaderParts, LoadLifecycles } from './orchestration/container-loader.ts';
import { createIntegrity } from './orchestration/integrity.ts';
import { pause } from './orchestration/load-remote.ts';
import { followPageLinks } from './orchestration/page-links.ts';
import { Region } from './orchestration/region.ts';
import { createRegionStage, type RegionStage } from './orchestration/region-stage.ts';
import { createReloads } from './orchestration/reloads.ts';
import { createRouter } from './orchestration/router.ts';
import { createScrollKeeper } from './orchestration/scroll-keeper.ts';
import { createStylesheets, type Stylesheets } from './orchestration/stylesheets.ts';
import { reportUncaught } from './orchestration/uncaught-errors.ts';
import { LOADERS } from './pages/index.ts';
import { createServices, type ShellParts } from './services/create-services.ts';
import { keepPartner } from './services/keep-partner.ts';
import { createOccupancy, type Occupancy } from './services/occupancy.ts';
import { createOwnPages, type OwnPages } from './services/own-pages.ts';
import { findPage } from './services/pages.ts';
import { safeStorage } from './services/safe-storage.ts';
import type { FillSlot } from './services/slot-offers.ts';

/** How long a busy page may delay the code after it. */
const IDLE_LIMIT_MS = 2000;

/** Gives the way to get a remote's code: its containers, or what a build has bundled in. */
export type CreateLoader = (parts: LoaderParts) => LoadLifecycles;

function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_STATE_ELEMENT_ID}.`);
  return JSON.parse(text) as PageState;
}

interface TabRegionParts {
  readonly parts: ShellParts;
  readonly stage: RegionStage;
  readonly stylesheets: Stylesheets;
  readonly occupancy: Occupancy;
  readonly ownPages: OwnPages;
  readonly load: LoadLifecycles;
}

function createTabRegion(given: TabRegionParts): Region {
  const { parts, stage, stylesheets, occupancy, ownPages, load } = given;
  const { registry, beacons } = parts;
  const storage = safeStorage(() => window.sessionStorage);
  return new Region({
    registry,
    stage,
    beacons,
    ownPages,
    pause,
    load,
    onSwitch: (remote, version) => {
      stylesheets.take(remote, version);
      occupancy.takeOver({ remote, version });
    },
    reloads: createReloads(window, storage, () => new Date()),
  });
}

/** Which version holds the region, starting with what the visitor requested from the gateway. */
function openOccupancy({ registry, services }: ShellParts): Occupancy {
  const { remotes } = registry.get();
  const remote = findPage(registry.get(), services.navigation.get().location.pathname)?.remote ?? SHELL_NAME;
  return createOccupancy({ remote, version: remotes[remote]?.version ?? FIRN_RELEASE_VERSION });
}

function openPage(
  parts: ShellParts,
  region: Region,
  { status, region: drawn, overrides = [], refused }: PageState,
): void {
  const { services, session, registry, view, reload } = parts;
  const { navigation, head, i18n, toasts } = services;
  const storage = safeStorage(() => window.sessionStorage);
  const scroll = createScrollKeeper(window, storage, navigation.get().location.key);
  const { now } = services;
  const page = { view, region, head, i18n, scroll };
  const sayRefused = () => {
    const text = bindTexts(i18n, shellTexts)(`errors.titles.${session.get().user ? '403' : '401'}`);
    toasts.add({ variant: 'info', text });
  };
  const router = createRouter({ navigation, registry, session, ...page, overrides, now, sayRefused, reload });
  if (refused) sayRefused();
  router.start({ isErrorPage: status >= 400 && drawn === null });
}

/**
 * Calls back when the first remote is mounted or lost, or when the document is complete, whichever is first: images
 * that load slowly do not keep a tab from learning of a rollback, nor does a remote that hangs.
 */
function oncePageIsThere(status: Region['status'], action: () => void): void {
  const begin = () => {
    end();
    window.removeEventListener('load', begin);
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(action, { timeout: IDLE_LIMIT_MS });
    else setTimeout(action, 0);
  };
  const look = () => status.get() !== 'loading' && begin();
  const end = status.subscribe(look);
  window.addEventListener('load', begin);
  if (document.readyState === 'complete') begin();
  else look();
}

/** What can wait until the page is shown. */
function followUp(parts: ShellParts, region: Region, occupancy: Occupancy, { settings }: PageState): void {
  const { beacons, registry, session, services } = parts;
  const running = registry.get().remotes[SHELL_NAME]?.version;
  reportUncaught(window, beacons);
  followPageLinks(window, services.navigation, registry);
  // The gateway does not know of an impersonation, which lives in this browser (ADR 0008).
  if (session.get().user && session.isImpersonating()) session.reload().catch(services.telemetry.error);
  const start = () =>
    import(/* webpackChunkName: "after-load" */ './after-load.ts')
      .then(({ afterLoad }) => afterLoad({ parts, region, occupancy, running, settings }))
      .catch(services.telemetry.error);
  oncePageIsThere(region.status, start);
}

interface SlotsParts {
  readonly parts: ShellParts;
  readonly region: Region;
  readonly state: PageState;
  readonly load: LoadLifecycles;
  readonly stylesheets: Stylesheets;
}

/** Extensions come after the page, and their code only where one is to be shown. */
function fillSlots({ parts, region, state, load, stylesheets }: SlotsParts): void {
  const { services, slots, registry, beacons } = parts;
  const path = () => services.navigation.get().location.pathname;
  const opened = path();
  const drawn = () => (path() === opened ? (state.extensions ?? {}) : {});
  let keeper: Promise<FillSlot | null> | null = null;
  const loadKeeper = () =>
    import(/* webpackChunkName: "slots" */ './slots/slot-keeper.ts').then(
      ({ createSlotKeeper }) =>
        createSlotKeeper({
          ...{ registry, services, beacons, load, pause, stylesheets, drawn },
          renderedAt: state.renderedAt,
        }),
      (error) => {
        services.telemetry.error(error);
        return null;
      },
    );
  oncePageIsThere(region.status, () =>
    slots.fillBy(() => {
      keeper ??= loadKeeper();
      return keeper;
    }),
  );
}

/** Starts the page: reads what the gateway wrote, loads the active remote, hydrates the frame. */
export function startShell(createLoader: CreateLoader): void {
  const root = document.getElementById(SHELL_ELEMENT_ID);
  if (!root) throw new Error(`The page has no #${SHELL_ELEMENT_ID}.`);
  const state = readPageState(document);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // PageState does not carry it, but the frame must come out as the server drew it.
  const drawn = root.querySelector<HTMLElement>('[data-header-image]');
  const headerImage = drawn ? drawn.dataset.headerImage === 'true' : null;
  const parts = createServices({ window, state, nonce, headerImage });
  const { services, session, consent, registry, view, beacons, menuCounters, releaseClock } = parts;
  keepPartner(services.drafts, services.navigation.get().location.search);
  const stylesheets = createStylesheets(document);
  stylesheets.claim();
  const stage = createRegionStage({ services, beacons, server: state.region });
  const occupancy = openOccupancy(parts);
  const ownPages = createOwnPages(LOADERS);
  const integrity = createIntegrity({ document, fetch: window.fetch.bind(window), nonce });
  const load = createLoader({ document, integrity, stylesheets, nonce });
  const region = createTabRegion({ parts, stage, stylesheets, occupancy, ownPages, load });
  const end = region.status.subscribe(() => {
    if (region.status.get() === 'loading') return;
    end();
    releaseClock();
  });
  openPage(parts, region, state);
  drawFrame(root, {
    shell: services,
    session,
    consent,
    registry,
    view,
    menuCounters,
    ownPages,
    chrome: state.chrome,
    overrides: state.overrides ?? [],
    region: { status: region.status, attach: stage.attach, retry: region.retry, html: '' },
  });
  followUp(parts, region, occupancy, state);
  fillSlots({ parts, region, state, load, stylesheets });
}
