import { aGuideSummary, anEvent } from '@firn/shared-contracts/testing';

export const EVENT_ID = anEvent().id;

export const ownEvent = anEvent({ guides: [aGuideSummary], bookedPlaces: 2 });
