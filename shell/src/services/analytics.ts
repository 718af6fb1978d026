import type { Analytics, Consent, Navigation } from '@firn/shared-contracts/shell';

/** In ms (docs/domain/constants.md#waiting). */
const PAGE_VIEW_DELAY_MS = 250;

interface AnalyticsParts {
  readonly window: Window & { dataLayer?: unknown[] };
  readonly consent: Consent;
  readonly navigation: Navigation;
  /** Container id of the tag manager; without one nothing is sent. */
  readonly gtmId: string | null;
  readonly nonce: string;
}

/** Google Tag Manager after consent, and only then (docs/domain/privacy.md#consent). */
export function createAnalytics({ window, consent, navigation, gtmId, nonce }: AnalyticsParts): Analytics {
  let isStarted = false;

  function start(): void {
    if (isStarted || gtmId === null || consent.get() !== true) return;
    isStarted = true;
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    const script = window.document.createElement('script');
    script.async = true;
    script.nonce = nonce;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`;
    window.document.head.append(script);
  }

  function track(event: string, data: Readonly<Record<string, unknown>> = {}): void {
    if (isStarted && consent.get() === true) window.dataLayer?.push({ ...data, event });
  }

  let shownPath = navigation.get().location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  navigation.subscribe(() => {
    const { pathname, search } = navigation.get().location;
    if (pathname === shownPath) return;
    shownPath = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => {
      track('page_view', { page_path: pathname + search, page_title: window.document.title });
    }, PAGE_VIEW_DELAY_MS);
  });
  consent.subscribe(start);
  start();
  return { track };
}
