import { PERSONAS } from '@firn/shared-contracts/testing';
import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

/** Mounts the remote at a path, in the name of an admin unless the options say otherwise. */
export const renderRemote = remoteRenderer(remote, { user: PERSONAS.admin });
