import type { Config } from '../../config/config.ts';
import type { BexioSystem } from './system/bexio-system.ts';
import { sendByFetch } from './system/send.ts';
import { openTestSystem } from './twin/open-test-system.ts';

/** Since 31 March 2025; before, accounts were at idp.bexio.com. */
const AUTH_URL = 'https://auth.bexio.com/realms/bexio';
const API_URL = 'https://api.bexio.com';

/** bexio where it is configured, in the demo a test system of our own, else nothing. */
export function openBexio({
  bexio,
  demo,
  dataDir,
}: Pick<Config, 'bexio' | 'demo' | 'dataDir'>): BexioSystem | null {
  if (bexio) {
    const { clientId, clientSecret, url } = bexio;
    return {
      name: 'bexio',
      authUrl: url ? `${url}/realms/bexio` : AUTH_URL,
      apiUrl: url ?? API_URL,
      clientId,
      clientSecret,
      send: sendByFetch,
    };
  }
  return demo ? openTestSystem(dataDir) : null;
}
