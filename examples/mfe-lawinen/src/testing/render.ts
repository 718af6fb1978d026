import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

/** Mounts the remote at a path the way the shell does. */
export const renderRemote = remoteRenderer(remote);
