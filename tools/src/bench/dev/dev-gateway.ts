import type { Product } from '../../start/product.ts';
import { type Server, startService } from '../../start/service.ts';

/** The product's API behind a gateway that shows what is developed. */
export function startDevGateway({ dataDir, api }: Product): Promise<Server> {
  const env = { FIRN_DATA_DIR: dataDir, FIRN_DEMO: '1', PORT: '0', API_URL: api.url, FIRN_LIVE_RELOAD: '1' };
  return startService({ name: 'dev-gateway', entry: 'delivery/src/gateway/main.ts', dataDir, env });
}
