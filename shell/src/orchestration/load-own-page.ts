import { withTimeout } from '@firn/shared-ui/remote';
import type { OwnPages } from '../services/own-pages.ts';
import { notArrived } from './mount-remote.ts';

/** A slow network may need that long. */
const TIMEOUT_MS = 20_000;

/**
 * Gets the code of one of the shell's own pages; rejects with a MountError. Once only: a browser remembers a module that
 * did not arrive, and the page cannot ask for it by another address.
 */
export const loadOwnPage = (ownPages: Pick<OwnPages, 'load'>, pageId: string): Promise<void> =>
  withTimeout(ownPages.load(pageId), TIMEOUT_MS, 'Loading the page').catch(notArrived);
