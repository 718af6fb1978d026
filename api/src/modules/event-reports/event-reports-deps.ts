import type { FileStore } from '../../lib/file-store.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { AddressSigner } from '../documents/index.ts';

export interface EventReportsDeps extends ResourceDeps {
  readonly signer: AddressSigner;
  /** Private files. */
  readonly documents: FileStore;
  /** Files that guests see. */
  readonly media: FileStore;
}
