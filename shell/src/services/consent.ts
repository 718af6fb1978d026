import type { Consent } from '@firn/shared-contracts/shell';
import { createObservableStore } from './observable-store.ts';
import type { SafeStorage } from './safe-storage.ts';

const CONSENT_KEY = 'cookie-consent';

export interface ConsentService extends Consent {
  /** Forgets the choice, so the banner asks again. */
  reopen(): void;
}

function stored(storage: SafeStorage): boolean | null {
  const text = storage.read(CONSENT_KEY);
  return text === 'true' || text === 'false' ? text === 'true' : null;
}

/** Kept as the text true or false (docs/domain/privacy.md#consent). */
export function createConsent(storage: SafeStorage): ConsentService {
  const store = createObservableStore<boolean | null>(stored(storage));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (accepted) => {
      storage.write(CONSENT_KEY, String(accepted));
      store.set(accepted);
    },
    reopen: () => {
      storage.remove(CONSENT_KEY);
      store.set(null);
    },
  };
}
