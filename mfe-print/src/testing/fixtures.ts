import { aGuideSummary, anEvent } from '@firn/shared-contracts/testing';

export const EVENT_ID = anEvent().id;

export const ownEvent = anEvent({
  guides: [aGuideSummary],
  bookedPlaces: 2,
  pois: [{ title: 'Britanniahütte', kind: 'hut', latitude: 46.0535, longitude: 7.9401, elevation: 3030 }],
  eventAccommodations: [
    {
      '@id': '/api/accommodations/britannia',
      id: 'britannia',
      title: 'Britanniahütte',
      place: 'Saas-Fee',
      altitude: 3030,
    },
  ],
});
