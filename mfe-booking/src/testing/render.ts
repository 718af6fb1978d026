import { KEPT_DRAFTS } from '@firn/shared-contracts/domain';
import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

const render = remoteRenderer(remote);

/** Mounts the remote at a path, for an anonymous visitor unless the options say otherwise, on a device that keeps no draft. */
export const renderRemote: typeof render = (...how) => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT_DRAFTS)) localStorage.removeItem(key);
  return render(...how);
};
