import { join } from 'node:path';

/** Where this workspace keeps its files below FIRN_DATA_DIR. */
export interface DataFolder {
  readonly releases: string;
  readonly registry: string;
  /** The last registry seen, if the registry is in PostgreSQL. */
  readonly lastSeenRegistry: string;
  /** What visitors report of versions, if there is no database. */
  readonly health: string;
  readonly tokens: string;
  /** `*` token of the demo, readable by its owner only. */
  readonly demoToken: string;
  /** What is being developed, a note for each. */
  readonly development: string;
  /** Address of the running gateway, for the CLI. */
  readonly gatewayFile: string;
}

export function dataFolder(root: string): DataFolder {
  const delivery = join(root, 'delivery');
  return {
    releases: join(root, 'releases'),
    registry: join(delivery, 'registry'),
    lastSeenRegistry: join(delivery, 'registry-last-seen.json'),
    health: join(delivery, 'health'),
    tokens: join(delivery, 'tokens'),
    demoToken: join(delivery, 'demo-token'),
    development: join(delivery, 'development'),
    gatewayFile: join(delivery, 'gateway.json'),
  };
}
