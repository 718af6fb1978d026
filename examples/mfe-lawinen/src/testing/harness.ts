import type { RemoteHarness } from '@firn/shared-contracts/testing';

/** mfe-lawinen alone: `firn dev --alone`. It asks nothing of the API. */
export const harness: RemoteHarness = { answers: {}, persona: 'anonymous', path: '/lawinen' };
