import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

/** Mounts the remote at a path, for an anonymous visitor unless the options say otherwise. */
export const renderRemote = remoteRenderer(remote);
