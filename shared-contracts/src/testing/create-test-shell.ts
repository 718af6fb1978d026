import { type Permissions, type Principal, permissionsOf } from '../domain/permissions.ts';
import {
  type CountersByPath,
  type HeadState,
  type MenuCounters,
  type SessionState,
  type SessionUser,
  SHELL_CONTRACT_VERSION,
  type ShellServices,
  type Slots,
  type Toast,
} from '../shell/services.ts';
import { createTestApi, type TestApi, type TestApiHandlers } from './test-api.ts';
import { createTestI18n } from './test-i18n.ts';
import { createTestNavigation } from './test-navigation.ts';
import { testObservable } from './test-observable.ts';

export interface TestShellOptions {
  /** The visitor's path with search. Default `/`. */
  readonly path?: string;
  /** Logged-in user; nobody when left out. */
  readonly user?: Partial<SessionUser> & Partial<Principal>;
  readonly impersonator?: SessionState['impersonator'];
  readonly lacksSecondFactor?: boolean;
  readonly api?: TestApiHandlers;
  /** An older shell, which has only what there was then. Default the current one. */
  readonly contract?: '1.2.0';
  /** The clock. Default Saturday, 14.02.2026, 12:00 in Zurich. */
  readonly now?: Date;
}

/** The remote's calls to the shell. */
export interface TestShell extends ShellServices {
  readonly api: TestApi;
  readonly seen: {
    readonly head: HeadState | null;
    readonly headerImage: boolean | null;
    readonly breadcrumb: string | null;
    readonly status: {
      readonly status: number;
      readonly takeOver: boolean;
      readonly message?: string;
    } | null;
    readonly tracked: readonly { readonly event: string; readonly data: unknown }[];
    readonly errors: readonly unknown[];
    /** Contexts of the slots on the page, by name. */
    readonly slots: Readonly<Record<string, unknown>>;
  };
  /** Replaces or adds API answers. */
  answer(handlers: TestApiHandlers): void;
}

const GUEST: SessionUser & Principal = {
  iri: '/api/users/018f0000-0000-7000-8000-000000000001',
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'gast@firn.example',
  firstName: 'Gina',
  lastName: 'Gast',
  fullName: 'Gina Gast',
  roles: [],
  groups: [],
  spontaneousTourPermission: false,
  tourCreatePermission: false,
};

function sessionState(options: TestShellOptions): SessionState {
  const user = options.user ? { ...GUEST, ...options.user } : null;
  const permissions: Permissions = permissionsOf(user);
  const { impersonator = null, lacksSecondFactor = false } = options;
  return { user, permissions, impersonator, ...(lacksSecondFactor && { lacksSecondFactor }) };
}

function testToasts() {
  const toasts = testObservable<readonly Toast[]>([]);
  const same = (a: Toast, b: Toast) => a.variant === b.variant && a.text === b.text;
  return {
    get: toasts.get,
    subscribe: toasts.subscribe,
    add: (toast: Toast) => {
      if (!toasts.get().some((other) => same(other, toast))) toasts.set([...toasts.get(), toast]);
    },
    remove: (toast: Toast) => toasts.set(toasts.get().filter((other) => !same(other, toast))),
  };
}

/** Slots that stay empty; what they would tell extensions is noted. */
function testSlots(contexts: Record<string, unknown>): Slots {
  return {
    offer: (name, _host, context) => {
      contexts[name] = context;
      return {
        update: (next) => {
          contexts[name] = next;
        },
        withdraw: () => {
          delete contexts[name];
        },
      };
    },
  };
}

function testMenuCounters(): MenuCounters {
  const counters = testObservable<CountersByPath>({});
  const { get, subscribe } = counters;
  return { get, subscribe, set: (changes) => counters.set({ ...get(), ...changes }) };
}

function testSession(options: TestShellOptions) {
  const session = testObservable(sessionState(options));
  return {
    get: session.get,
    subscribe: session.subscribe,
    impersonate: async (email: string) => {
      const { user } = session.get();
      if (user) session.set(sessionState({ user: { email }, impersonator: user }));
    },
    endImpersonation: async () => session.set(sessionState({ ...options, user: options.user ?? {} })),
    reload: async () => undefined,
  };
}

/**
 * A shell in memory for a remote's tests. It passes the same conformance suite as the real one
 * (`shell-conformance.ts`).
 */
export function createTestShell(options: TestShellOptions = {}): TestShell {
  let handlers: TestApiHandlers = options.api ?? {};
  const drafts = new Map<string, unknown>();
  const consent = testObservable<boolean | null>(null);
  const seen = {
    head: null as HeadState | null,
    headerImage: null as boolean | null,
    breadcrumb: null as string | null,
    status: null as TestShell['seen']['status'],
    tracked: [] as { event: string; data: unknown }[],
    errors: [] as unknown[],
    slots: {} as Record<string, unknown>,
  };
  return {
    contract: options.contract ?? SHELL_CONTRACT_VERSION,
    session: testSession(options),
    api: createTestApi(() => handlers),
    navigation: createTestNavigation(options.path ?? '/'),
    toasts: testToasts(),
    i18n: createTestI18n(),
    head: {
      set: (head) => {
        seen.head = head;
      },
      setHeaderImage: (present) => {
        seen.headerImage = present;
      },
      setBreadcrumb: (label) => {
        seen.breadcrumb = label;
      },
      setStatus: (status, { takeOver = false, message } = {}) => {
        seen.status = { status, takeOver, ...(message !== undefined && { message }) };
      },
    },
    consent: { get: consent.get, subscribe: consent.subscribe, set: consent.set },
    analytics: {
      track: (event, data = {}) => {
        if (consent.get()) seen.tracked.push({ event, data });
      },
    },
    drafts: {
      save: (key, state) => {
        drafts.set(key, structuredClone(state));
      },
      load: (key) => structuredClone(drafts.get(key) ?? null),
      remove: (key) => {
        drafts.delete(key);
      },
    },
    telemetry: { error: (error) => seen.errors.push(error) },
    nonce: 'test-nonce',
    ...(options.contract !== '1.2.0' && {
      menuCounters: testMenuCounters(),
      slots: testSlots(seen.slots),
      captchas: { forForm: () => ({ begin: () => undefined, token: async () => 'test-captcha' }) },
    }),
    now: () => options.now ?? new Date('2026-02-14T11:00:00Z'),
    seen,
    answer: (more) => {
      handlers = { ...more, ...handlers, ...more };
    },
  };
}
