import type { RegistryStore } from '../registry/registry-store.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Renderer } from '../renderer/renderer.ts';
import type { ApiGateway } from './api-gateway.ts';
import type { BeaconLedger } from './beacon-ledger.ts';
import type { BeaconTokens } from './beacon-tokens.ts';
import type { GatewayConfig } from './config.ts';
import type { Deliveries } from './deliveries.ts';
import type { LiveSource } from './live-source.ts';
import type { Metrics } from './metrics.ts';
import type { OpsAccess } from './ops-access.ts';
import type { OpsTokens } from './ops-tokens.ts';

/** What the routes are built on; put together in one place, `build-gateway.ts`. */
export interface GatewayServices {
  readonly config: GatewayConfig;
  readonly releases: ReleaseStore;
  readonly registry: RegistryStore;
  readonly live: LiveSource;
  readonly deliveries: Deliveries;
  readonly renderer: Renderer;
  readonly api: ApiGateway;
  readonly tokens: OpsTokens;
  readonly access: OpsAccess;
  readonly beaconTokens: BeaconTokens;
  readonly beacons: BeaconLedger;
  readonly metrics: Metrics;
  now(): Date;
}
