import type { ResourceDeps } from '../../records/index.ts';
import type { MediaStore } from './media-store.ts';

export interface MediaDeps extends ResourceDeps {
  readonly store: MediaStore;
}
