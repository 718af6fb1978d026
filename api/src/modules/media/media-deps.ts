import type { FileStore } from '../../lib/file-store.ts';
import type { ResourceDeps } from '../../records/index.ts';

export interface MediaDeps extends ResourceDeps {
  readonly store: FileStore;
}
