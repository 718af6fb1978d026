import { anEvent, type RemoteHarness } from '@firn/shared-contracts/testing';

/** mfe-lawinen alone: `firn dev --alone`. It asks nothing of the API; its extension is shown in this event. */
export const harness: RemoteHarness = {
  answers: {},
  persona: 'anonymous',
  path: '/lawinen',
  contexts: { 'event@1': anEvent() },
};
