import type { Seal } from '../../lib/seal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { KnownBrowsers } from './known-browser.ts';

export interface AuthDeps extends ResourceDeps {
  /** Whether visitors come by https: the cookie is then `Secure`. */
  readonly secure: boolean;
  readonly browsers: KnownBrowsers;
  /** For the secrets of second factors. */
  readonly factorSeal: Seal;
}
