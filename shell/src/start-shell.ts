import { PAGE_STATE_ELEMENT_ID, type PageState, SHELL_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import '@firn/shared-ui/base.css';
import './chrome/banner-height.css';
import { drawFrame } from './frame/draw-frame.tsx';
import { createContainerLoader, type LoadLifecycles } from './orchestration/container-loader.ts';
import { createIntegrity } from './orchestration/integrity.ts';
import { pause } from './orchestration/load-remote.ts';
import { followPageLinks } from './orchestration/page-links.ts';
import { Region } from './orchestration/region.ts';
import { createRegionSlot, type RegionSlot } from './orchestration/region-slot.ts';
import { followRegistry } from './orchestration/registry-updates.ts';
import { createReloadGuard } from './orchestration/reload-guard.ts';
import { createRouter } from './orchestration/router.ts';
import { createScrollKeeper } from './orchestration/scroll-keeper.ts';
import { claimStylesheets, retireStylesheets } from './orchestration/stylesheets.ts';
import { reportUncaught } from './orchestration/uncaught-errors.ts';
import { createServices, type ShellParts } from './services/create-services.ts';
import { safeStorage } from './services/safe-storage.ts';

export interface StartOptions {
  /**
   * Loads the code of a remote instead of its container. For a build that has the remotes bundled in (the
   * benchmark's reference): `({ name }) => bundled[name]()`.
   */
  readonly loadLifecycles?: LoadLifecycles;
}

function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_STATE_ELEMENT_ID}.`);
  return JSON.parse(text) as PageState;
}

function createTabRegion(
  { registry, beacons }: ShellParts,
  slot: RegionSlot,
  nonce: string,
  given?: LoadLifecycles,
): Region {
  const integrity = createIntegrity({ document, fetch: window.fetch.bind(window), nonce });
  const storage = safeStorage(() => window.sessionStorage);
  return new Region({
    registry,
    slot,
    beacons,
    pause,
    load: given ?? createContainerLoader(document, integrity, nonce),
    onSwitch: (name, version) => retireStylesheets(document, name, version),
    reloadPage: createReloadGuard(window, storage, () => new Date()),
  });
}

function openPage(parts: ShellParts, region: Region, isErrorPage: boolean): void {
  const { services, session, registry, view } = parts;
  const { navigation, head, i18n } = services;
  const storage = safeStorage(() => window.sessionStorage);
  const scroll = createScrollKeeper(window, storage, navigation.get().location.key);
  const reload = () => window.location.reload();
  const router = createRouter({ navigation, registry, session, view, region, head, i18n, scroll, reload });
  router.start({ isErrorPage });
}

/** What can wait until the page is there. */
function followUp({ beacons, registry, session, services }: ShellParts, { settings }: PageState): void {
  reportUncaught(window, beacons);
  followPageLinks(window, services.navigation, registry);
  // The gateway does not know of an impersonation, which lives in this browser (spec section 4).
  if (session.get().user && session.isImpersonating()) session.reload().catch(services.telemetry.error);
  const listen = () => followRegistry({ window, registry, liveReload: settings.liveReload });
  if (document.readyState === 'complete') listen();
  else window.addEventListener('load', listen, { once: true });
}

/** Brings the page to life: reads what the gateway wrote, loads the active remote, hydrates the frame. */
export function startShell({ loadLifecycles }: StartOptions = {}): void {
  const root = document.getElementById(SHELL_ELEMENT_ID);
  if (!root) throw new Error(`The page has no #${SHELL_ELEMENT_ID}.`);
  const state = readPageState(document);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // PageState does not carry it, but the frame must come out as the server drew it.
  const drawn = root.querySelector<HTMLElement>('[data-header-image]');
  const headerImage = drawn ? drawn.dataset.headerImage === 'true' : null;
  const parts = createServices({ window, state, nonce, headerImage });
  const { services, session, consent, registry, view, beacons, releaseClock } = parts;
  claimStylesheets(document);
  const slot = createRegionSlot({ services, beacons, server: state.region });
  const region = createTabRegion(parts, slot, nonce, loadLifecycles);
  const end = region.status.subscribe(() => {
    if (region.status.get() === 'loading') return;
    end();
    releaseClock();
  });
  openPage(parts, region, state.status >= 400 && state.region === null);
  drawFrame(root, {
    shell: services,
    session,
    consent,
    registry,
    view,
    chrome: state.chrome,
    region: { status: region.status, attach: slot.attach, retry: region.retry, html: '' },
  });
  followUp(parts, state);
}
