import type { RemoteHarness } from '@firn/shared-contracts/testing';
import { someAnswers } from './answers.ts';
import { EVENT_ID } from './fixtures.ts';

/** mfe-admin alone: `npm run dev -- mfe-admin --alone`. */
export const harness: RemoteHarness = {
  answers: someAnswers,
  persona: 'admin',
  path: '/admin',
  params: { id: EVENT_ID },
};
