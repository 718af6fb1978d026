import type { EventResponse } from '../api/events.ts';
import type { OfferResponse } from '../api/offers.ts';

/** An extension is told this, by the name of the context. A change that is not an addition takes the next number. */
export interface SlotContexts {
  /** The public event page: the event as `/api/events/{id}` answers it. */
  readonly 'event@1': EventResponse;
  /** The public page of an offer: the offer as `/api/offers/{id}` answers it. */
  readonly 'offer@1': OfferResponse;
  /** A page of one event for those who run it: the office's frame and the guides' tour page. */
  readonly 'run-event@1': { readonly id: string; readonly title: string };
  /** Nothing but the visitor, who is in the session: the frame, the start page of the administration. */
  readonly 'visitor@1': Readonly<Record<string, never>>;
}

export const SLOT_CONTEXT_NAMES = ['event@1', 'offer@1', 'run-event@1', 'visitor@1'] as const;
export type SlotContextName = (typeof SLOT_CONTEXT_NAMES)[number];
