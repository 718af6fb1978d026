import { type PageState, type ResolvedRegistry, SHELL_NAME } from '@firn/shared-contracts/delivery';
import {
  type HeadState,
  type MenuCounters,
  SHELL_CONTRACT_VERSION,
  type ShellServices,
} from '@firn/shared-contracts/shell';
import { bindTexts, createI18n } from '@firn/shared-ui/i18n';
import { createCaptchas } from '../captcha/create-captchas.ts';
import { shellTexts } from '../i18n/shell-texts.ts';
import { createAnalytics } from './analytics.ts';
import { createApiClient } from './api-client.ts';
import { type Beacons, createBeacons, sendByBrowser } from './beacons.ts';
import { type ConsentService, createConsent } from './consent.ts';
import { applyHead } from './document-head.ts';
import { createDrafts } from './drafts.ts';
import { createHead } from './head.ts';
import { createImpersonation } from './impersonation.ts';
import { createMenuCounters } from './menu-counters.ts';
import { createNavigation } from './navigation.ts';
import { createObservableStore, type ObservableStore } from './observable-store.ts';
import { initialView, type PageView } from './page-view.ts';
import { findPage } from './pages.ts';
import { readRegistry } from './read-registry.ts';
import { safeStorage } from './safe-storage.ts';
import { createSession, type SessionService } from './session.ts';
import { createSlotOffers, type SlotOffers } from './slot-offers.ts';
import { createToasts } from './toasts.ts';

export interface ShellParts {
  readonly services: ShellServices;
  readonly session: SessionService;
  readonly consent: ConsentService;
  readonly registry: ObservableStore<ResolvedRegistry>;
  readonly view: ObservableStore<PageView>;
  readonly beacons: Beacons;
  readonly menuCounters: MenuCounters;
  readonly slots: SlotOffers;
  /** Reloads the document without asking. */
  reload(): void;
  /** Starts the clock: until then it stands at the instant at which the server rendered the page. */
  releaseClock(): void;
}

interface Tab {
  readonly window: Window & typeof globalThis;
  readonly state: PageState;
  readonly nonce: string;
  /** Whether the server's page began with a picture; null when the server drew none. */
  readonly headerImage: boolean | null;
}

function createClock(renderedAt: string | null) {
  let frozen = renderedAt;
  return {
    now: () => (frozen === null ? new Date() : new Date(frozen)),
    release: () => {
      frozen = null;
    },
  };
}

/** The tab's services behind contract 1, from what the gateway wrote into the page. */
export function createServices({ window, state, nonce, headerImage }: Tab): ShellParts {
  const local = safeStorage(() => window.localStorage);
  const i18n = createI18n();
  const t = bindTexts(i18n, shellTexts);
  const registry = createObservableStore(state.registry);
  const sessionState = createObservableStore(state.session);
  const navigation = createNavigation(window);
  const match = findPage(state.registry, navigation.get().location.pathname);
  const view = createObservableStore(
    initialView(state, match, headerImage ?? match?.page.headerImage ?? false),
  );
  const toasts = createToasts();
  const impersonation = createImpersonation(local);
  const beacons = createBeacons(state.beaconToken, registry, sendByBrowser(window));
  const api = createApiClient({
    fetch: (...args) => window.fetch(...args),
    csrfToken: state.csrfToken,
    switchUser: () => (sessionState.get().user ? impersonation.email() : null),
    onFailure: ({ description }) => {
      // Only for admins, and not on local development (docs/domain/permissions.md#error-toasts).
      if (!sessionState.get().permissions.isAdmin || state.settings.liveReload) return;
      const text = typeof description === 'string' ? description : t('errors.failedCall');
      toasts.add({ variant: 'error', text });
    },
    noAnswer: () => t('errors.noAnswer'),
  });
  const widen = async () => {
    if (registry.get().beyond) await readRegistry((...args) => window.fetch(...args), registry);
  };
  const session = createSession({ store: sessionState, api, impersonation, navigation, widen });
  const consent = createConsent(local);
  const { publicUrl, gtmId } = state.settings;
  const apply = (head: HeadState) =>
    applyHead(window.document, head, { publicUrl, path: navigation.get().location.pathname });
  const menuCounters = createMenuCounters();
  const slots = createSlotOffers(registry);
  const clock = createClock(state.region ? state.renderedAt : null);
  const shell = { remote: SHELL_NAME, version: FIRN_RELEASE_VERSION };
  const services: ShellServices = {
    contract: SHELL_CONTRACT_VERSION,
    session,
    api,
    navigation,
    toasts,
    i18n,
    head: createHead(view, i18n, apply),
    consent,
    analytics: createAnalytics({ window, consent, navigation, gtmId, nonce }),
    drafts: createDrafts(safeStorage(() => window.sessionStorage)),
    telemetry: { error: (error) => beacons.report(shell, 'uncaught', error) },
    nonce,
    settings: { mapTilesUrl: state.settings.mapTilesUrl },
    menuCounters,
    slots,
    captchas: createCaptchas({ api, nonce, now: clock.now }),
    now: clock.now,
  };
  return {
    ...{ services, session, consent, registry, view, beacons, menuCounters, slots },
    reload: navigation.reload,
    releaseClock: clock.release,
  };
}
