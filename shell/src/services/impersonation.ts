import type { SafeStorage } from './safe-storage.ts';

const SWITCH_USER_KEY = 'switch-user';

/**
 * The e-mail in whose name an admin works; every request carries it as `_switch_user`
 * (docs/domain/permissions.md#impersonation).
 */
export interface Impersonation {
  email(): string | null;
  start(email: string): void;
  end(): void;
}

export function createImpersonation(storage: SafeStorage): Impersonation {
  return {
    email: () => storage.read(SWITCH_USER_KEY),
    start: (email) => storage.write(SWITCH_USER_KEY, email),
    end: () => storage.remove(SWITCH_USER_KEY),
  };
}
