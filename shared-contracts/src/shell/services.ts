import type { Permissions } from '../domain/permissions.ts';
import type { ApiClient } from './api-client.ts';
import type { Navigation } from './navigation.ts';
import type { Observable } from './observable.ts';

/** The contract version this package describes. The shell serves this major and the one before. */
export const SHELL_CONTRACT_VERSION = '1.6.0';

export interface SessionUser {
  /** IRI, `/api/users/{uuid}`. */
  readonly iri: string;
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  readonly groups: readonly string[];
}

export interface SessionState {
  /** The user in whose name everything happens; the impersonated one during an impersonation. */
  readonly user: SessionUser | null;
  readonly permissions: Permissions;
  /** The admin behind an impersonation, else null. */
  readonly impersonator: { readonly fullName: string; readonly email: string } | null;
  /** An admin who has no permission until they show a second factor (docs/domain/accounts.md#second-factor). Since contract 1.4. */
  readonly lacksSecondFactor?: boolean;
}

export interface Session extends Observable<SessionState> {
  /** Only for admins. Takes effect with the next request; goes to the start page. */
  impersonate(email: string): Promise<void>;
  /** Ends an impersonation, reloads the user and goes to /admin. */
  endImpersonation(): Promise<void>;
  /** Reloads the user from the server. */
  reload(): Promise<void>;
}

export interface Toast {
  readonly variant: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
}

export interface Toasts extends Observable<readonly Toast[]> {
  add(toast: Toast): void;
  /** Removes by matching variant and text (docs/domain/screens.md#toasts). */
  remove(toast: Toast): void;
}

/** Texts by `namespace:key`; nested keys with dots, `{{name}}` for values, `_one`/`_other` by `count`. */
export type Messages = { readonly [key: string]: string | Messages };

export interface I18n {
  readonly locale: 'de-CH';
  /** Adds the texts of a namespace. Adding the same namespace again replaces it. */
  add(namespace: string, messages: Messages): void;
  /** The text, or the key itself when there is none (a test fails on that). */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
}

export interface HeadState {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** Default `index`. */
  readonly robots?: 'index' | 'noindex';
  /** Path of the canonical address, without origin. */
  readonly canonical?: string;
  /** Path or URL of the picture for Open Graph. */
  readonly image?: string;
  /** schema.org objects. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

export interface Head {
  /** Replaces the page's head. The shell adds the product name to the title. */
  set(head: HeadState): void;
  /** Tells the shell whether the page starts with a picture under the header (docs/domain/screens.md#header). */
  setHeaderImage(present: boolean): void;
  /**
   * The name of a record in the admin breadcrumbs, which the registry cannot know (a booking number). They end with it
   * when `path` is the record's own: its other pages are tabs. Without a path it names the page shown. Path since 1.2.
   */
  setBreadcrumb(label: string | null, path?: string): void;
  /** The HTTP-like status of what is shown; the shell draws its error page for 404 and 5xx when `takeOver` is set. */
  setStatus(status: number, options?: { readonly takeOver?: boolean; readonly message?: string }): void;
}

export interface Consent extends Observable<boolean | null> {
  /** Stores the visitor's choice (docs/domain/privacy.md#consent). */
  set(accepted: boolean): void;
}

export interface Analytics {
  /** Sent only after consent; otherwise dropped. */
  track(event: string, data?: Readonly<Record<string, unknown>>): void;
}

export interface Drafts {
  /** A draft survives a version switch and a reload of the tab, not the tab itself. */
  save(key: string, state: unknown): void;
  load(key: string): unknown;
  remove(key: string): void;
}

export interface Telemetry {
  /** Reports an error with the remote's name and version added by the shell. */
  error(error: unknown, context?: Readonly<Record<string, string>>): void;
}

/** A number at an entry of a menu, such as that of open bookings. */
export interface MenuCounter {
  readonly count: number;
  /** The number with what it counts, for people who hear it: `3 Buchungen zu bearbeiten`. */
  readonly label: string;
}

/** Counters by the path of their entry; null where there is nothing to count. */
export type CountersByPath = Readonly<Record<string, MenuCounter | null>>;

export interface MenuCounters extends Observable<CountersByPath> {
  /** Sets the counters of these entries. Those of other entries stay. */
  set(counters: CountersByPath): void;
}

/** A slot that a page has on the screen. */
export interface OfferedSlot {
  /** Tells the extensions of another context; those that are not for it leave. */
  update(context: unknown): void;
  /** Takes the extensions away; the page calls it before it removes the element. */
  withdraw(): void;
}

export interface Slots {
  /**
   * Fills the element with what other remotes put into the slot. It stays empty where nothing is to be shown, so that
   * CSS (`:empty`) can show the page's own instead.
   */
  offer(name: string, host: HTMLElement, context: unknown): OfferedSlot;
}

/** The captcha of one form (docs/domain/accounts.md#captcha). */
export interface FormCaptcha {
  /** Tells that somebody is in the form: what the captcha needs is loaded, and a box to tick is drawn. */
  begin(): void;
  /**
   * A token of the answer, which is good for one request. Rejects with an `UntickedError` while a box is not ticked, else with a
   * `CaptchaError` whose message people read, in English.
   */
  token(): Promise<string>;
}

export interface Captchas {
  /** `action` says what the form does (`newsletter`), `box` where a box to tick may stand. Loads nothing yet. */
  forForm(action: string, box: () => HTMLElement | null): FormCaptcha;
}

/** Everything the shell gives a remote. Versioned by SHELL_CONTRACT_VERSION. */
export interface ShellServices {
  readonly contract: string;
  readonly session: Session;
  readonly api: ApiClient;
  readonly navigation: Navigation;
  readonly toasts: Toasts;
  readonly i18n: I18n;
  readonly head: Head;
  readonly consent: Consent;
  readonly analytics: Analytics;
  readonly drafts: Drafts;
  readonly telemetry: Telemetry;
  /** Nonce of the page's content security policy, for style tags a library adds. */
  readonly nonce: string;
  /** What the operator configured; left out by shells of contract 1.0. */
  readonly settings?: {
    /** Template of map tiles (`…/{z}/{x}/{y}.jpeg`), or null if maps are drawn without background tiles. */
    readonly mapTilesUrl: string | null;
  };
  /** Numbers at the entries a remote declares in `remote.json`; left out by shells before contract 1.3. */
  readonly menuCounters?: MenuCounters;
  /** Left out by shells before contract 1.5, and where there is no page, as in an extension. */
  readonly slots?: Slots;
  /** For forms that people send without an account; left out by shells before contract 1.6, and on the server. */
  readonly captchas?: Captchas;
  /** The current instant; injected so that rules and tests share one clock. */
  now(): Date;
}
