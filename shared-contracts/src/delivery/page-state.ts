import type { NavigationEntryResponse } from '../api/content.ts';
import type { MediaObjectResponse } from '../api/media.ts';
import type { Company } from '../api/settings.ts';
import type { SessionState } from '../shell/services.ts';
import type { ResolvedRegistry } from './registry.ts';

/** The data of the header and footer. */
export interface ChromeData {
  readonly navigation: readonly NavigationEntryResponse[];
  /** The image titled Footer-Bild, or null. */
  readonly footerImage: MediaObjectResponse | null;
  /** Never missing: without an API it is as last known, or built in. */
  readonly company: Company;
  /** Address of the page on insurance and rescue; left out where there is none. */
  readonly insurancePage?: string;
}

/** The server's answer for this page view: what the remote's region was rendered from. */
export interface RegionState {
  readonly remote: string;
  readonly version: string;
  readonly data: unknown;
}

/** The server drew an extension from this. */
export interface ExtensionState {
  readonly version: string;
  readonly data: unknown;
  /** It had nothing to show in this context. */
  readonly isEmpty?: true;
}

/** A published version that is not live, shown to the holder of an override token. */
export interface ActiveOverride {
  readonly remote: string;
  readonly version: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Leads back to the live versions: following it ends all overrides of the browser. */
export const OVERRIDE_RESET_PATH = '/delivery/override/reset';

/** The JSON the gateway writes into `<script type="application/json" id="firn-state">`. */
export interface PageState {
  readonly registry: ResolvedRegistry;
  readonly session: SessionState;
  readonly csrfToken: string | null;
  readonly chrome: ChromeData;
  /** HTTP status the gateway answered with. */
  readonly status: number;
  /** Null when the region was not rendered on the server. */
  readonly region: RegionState | null;
  /** By key, such as `mfe-booking/booking-box`: extensions that the server drew; left out where there are none. */
  readonly extensions?: Readonly<Record<string, ExtensionState>>;
  readonly beaconToken: string;
  /** ISO instant at which the page was rendered; the first client render uses it so that both sides agree. */
  readonly renderedAt: string;
  /** Versions this visitor sees through a staff-signed override; left out when there are none. */
  readonly overrides?: readonly ActiveOverride[];
  /** The guard of another page has just sent the visitor here. */
  readonly refused?: true;
  readonly settings: {
    readonly publicUrl: string;
    readonly mapTilesUrl: string | null;
    readonly gtmId: string | null;
    /** Reload on each registry change (npm run dev). */
    readonly liveReload: boolean;
  };
}

export const PAGE_STATE_ELEMENT_ID = 'firn-state';
/** The element both the server and the client render the shell's frame into. */
export const SHELL_ELEMENT_ID = 'firn';
/** The element inside the frame that holds the active remote's own element. */
export const REGION_ELEMENT_ID = 'firn-region';

/**
 * A tab whose files did not load reloads once; `key` is where it stores the time (docs/domain/constants.md#waiting).
 */
export const RELOAD_GUARD = { key: 'firn-chunk-reload', ms: 60_000 } as const;
