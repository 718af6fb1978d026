import type { LoginRequest, PasskeyLoginRequest } from '@firn/shared-contracts/api';
import {
  isApiError,
  type Navigation,
  type Session,
  type SessionState,
  sessionOf,
} from '@firn/shared-contracts/shell';
import { readMe } from '@firn/shared-ui/resource';
import type { ShellApiClient } from './api-client.ts';
import { forgetOffline } from './forget-offline.ts';
import type { Impersonation } from './impersonation.ts';
import type { ObservableStore } from './observable-store.ts';

const START_PATH = '/';
/** Where an impersonation ends (docs/domain/permissions.md#impersonation). */
const ADMINISTRATION_PATH = '/admin';

export interface SessionService extends Session {
  /** Rejects with the API's problem: 401 for wrong credentials, 429 after too many attempts. */
  logIn(credentials: LoginRequest): Promise<void>;
  /** With what the browser's passkey has answered. */
  logInByPasskey(response: PasskeyLoginRequest['response']): Promise<void>;
  logOut(): Promise<void>;
  /** Whether this browser holds a switch-user entry. */
  isImpersonating(): boolean;
}

interface SessionParts {
  readonly store: ObservableStore<SessionState>;
  readonly api: ShellApiClient;
  readonly impersonation: Impersonation;
  readonly navigation: Navigation;
  /** Brings the pages that the visitor of before could not open; rejects when they do not come. */
  readonly widen: () => Promise<unknown>;
}

export function createSession(parts: SessionParts): SessionService {
  const { store, api, impersonation, navigation, widen } = parts;

  async function reload(): Promise<void> {
    const me = await readMe(api, { quiet: true });
    api.csrf.set(me.csrfToken);
    // Without them the gateway answers for their addresses.
    if (me.user) await widen().catch(() => undefined);
    store.set(sessionOf(me));
  }

  /** Logs in or out: in either case nothing of whoever was here before stays. */
  async function become(path: string, body: object): Promise<void> {
    impersonation.end();
    await forgetOffline();
    await api.post(path, body, { quiet: true });
    await reload();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    isImpersonating: () => impersonation.email() !== null,
    async reload() {
      try {
        await reload();
      } catch (error) {
        // A switch-user entry without the permission for it: the API answers 403 to everything
        // (docs/domain/permissions.md#impersonation).
        if (!isApiError(error) || error.status !== 403 || impersonation.email() === null) throw error;
        impersonation.end();
        await reload();
      }
    },
    async impersonate(email) {
      impersonation.start(email);
      try {
        await reload();
      } catch (error) {
        impersonation.end();
        throw error;
      }
      // From an admin page the guard has already led there.
      if (navigation.get().location.pathname !== START_PATH) navigation.push(START_PATH);
    },
    async endImpersonation() {
      impersonation.end();
      await reload();
      navigation.push(ADMINISTRATION_PATH);
    },
    logIn: (credentials) => become('/api/login', credentials),
    logInByPasskey: (response) => become('/api/passkey-login', { response }),
    logOut: () => become('/api/logout', {}),
  };
}
