import { PERSONAS } from '@firn/shared-contracts/testing';
import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

/** Mounts the remote at a path, in the name of an admin unless the options say otherwise. */
export const renderInFullShell = remoteRenderer(remote, { user: PERSONAS.admin });

/** The same in a shell that has no counters, so that every call is the page's own. */
export const renderRemote = remoteRenderer(remote, { user: PERSONAS.admin, contract: '1.2.0' });
