import type { RemoteHarness } from '@firn/shared-contracts/testing';

/** mfe-lawinen alone: `npm run dev -- examples/mfe-lawinen --alone`. It asks nothing of the API. */
export const harness: RemoteHarness = { answers: {}, persona: 'anonymous', path: '/lawinen' };
