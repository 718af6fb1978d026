import type { DevelopedReleases } from '../../development/developed-releases.ts';
import type { AutoRollback } from '../../health/auto-rollback.ts';
import type { HealthLedger } from '../../health/health-ledger.ts';
import type { ServedVersions } from '../../health/served-versions.ts';
import type { OverrideTokens } from '../../override/override-tokens.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { FileChecks } from '../../release/file-checks.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ExtensionRecords } from '../../renderer/extension-records.ts';
import type { ExtensionTrust } from '../../renderer/extension-trust.ts';
import type { Renderer } from '../../renderer/renderer.ts';
import type { Database } from '../../shared/database.ts';
import type { OpsTokens } from '../../tokens/ops-tokens.ts';
import type { OpsAccess } from '../access/ops-access.ts';
import type { ApiAddresses } from '../api/api-addresses.ts';
import type { ApiWatch } from '../api/api-watch.ts';
import type { Deliveries } from '../changes/deliveries.ts';
import type { BeaconTokens } from '../health/beacon-tokens.ts';
import type { Metrics } from '../health/metrics.ts';
import type { ServerFailures } from '../health/server-failures.ts';
import type { ApiGateway, ApiPatience } from '../http/api-gateway.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { PageMemory } from '../memory/page-memory.ts';
import type { Turns } from '../visitor/turns.ts';
import type { GatewayConfig } from './config.ts';

/** What the routes are built on; put together in one place, `build-gateway.ts`. */
export interface GatewayServices {
  readonly config: GatewayConfig;
  readonly releases: ReleaseStore;
  readonly registry: RegistryStore;
  /** The pools of registry and tokens, to be ended after the registry is closed; none where these are folders. */
  readonly databases: readonly Database[];
  readonly fileChecks: FileChecks;
  readonly live: LiveSource;
  readonly developed: DevelopedReleases;
  readonly deliveries: Deliveries;
  readonly renderer: Renderer;
  readonly pageMemory: PageMemory;
  readonly extensionTrust: ExtensionTrust;
  readonly extensionRecords: ExtensionRecords;
  /** Resolves when a page no longer waits for an extension (ms). */
  extensionPause(milliseconds: number): Promise<unknown>;
  readonly api: ApiGateway;
  readonly apiAddresses: ApiAddresses;
  readonly apiWatch: ApiWatch;
  readonly apiPatience: ApiPatience;
  readonly turns: Turns;
  readonly tokens: OpsTokens;
  readonly access: OpsAccess;
  readonly beaconTokens: BeaconTokens;
  readonly overrides: OverrideTokens;
  readonly served: ServedVersions;
  readonly health: HealthLedger;
  readonly autoRollback: AutoRollback;
  readonly metrics: Metrics;
  readonly serverFailures: ServerFailures;
  now(): Date;
}
