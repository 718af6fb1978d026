import type { OfferResponse } from '../../api/offers.ts';
import { anEvent } from './an-event.ts';
import { id } from './id.ts';

/** The published offer of `anEvent`. */
export function anOffer(overrides: Partial<OfferResponse> = {}): OfferResponse {
  const {
    start: _start,
    end: _end,
    offer,
    registrationDeadline: _deadline,
    published: _published,
    isPrivate: _isPrivate,
    organized: _organized,
    guideFinished: _guideFinished,
    concluded: _concluded,
    cancellationReason: _cancellationReason,
    availability: _availability,
    freePlaces: _freePlaces,
    bookedPlaces: _bookedPlaces,
    waitingPersons: _waitingPersons,
    minimumReached: _minimumReached,
    sacDiscountPercent: _sacDiscountPercent,
    numberOfBookedRooms: _numberOfBookedRooms,
    own: _own,
    assignments: _assignments,
    autoConfirm: _autoConfirm,
    decisionDate: _decisionDate,
    previousState: _previousState,
    reviewComment: _reviewComment,
    reportReturnReason: _reportReturnReason,
    notes: _notes,
    eventAccommodations: _eventAccommodations,
    ...tour
  } = anEvent();
  return {
    ...tour,
    '@id': offer,
    '@type': 'Offer',
    id: id(601),
    version: 1,
    code: '101',
    accountingNo: null,
    state: 'published',
    privateTours: false,
    accommodations: [],
    ...overrides,
  };
}
