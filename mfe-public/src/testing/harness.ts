import type { RemoteHarness } from '@firn/shared-contracts/testing';
import { EVENT_ID, publicApi } from './fixtures.ts';

/** mfe-public alone: `npm run dev -- mfe-public --alone`. */
export const harness: RemoteHarness = {
  answers: publicApi(),
  persona: 'anonymous',
  path: '/agenda',
  params: { id: EVENT_ID, slug1: 'uber-uns' },
};
