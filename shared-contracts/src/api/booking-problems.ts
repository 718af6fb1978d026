// Apart from the schemas: a page that reads an answer does not carry what describes it.

/** Problem codes of the booking calls. */
export const BOOKING_PROBLEMS = {
  eventFull: '/problems/event-full',
  eventNotBookable: '/problems/event-not-bookable',
  priceChanged: '/problems/price-changed',
  lockTimeout: '/problems/lock-timeout',
  /** Somebody else is logged in than the request says, or nobody any more. */
  sessionChanged: '/problems/session-changed',
  /** `persons` (AlreadyBookedPerson) take part or wait by another booking of the account; `bookAgain` books them all the same. */
  alreadyBooked: '/problems/already-booked',
  /** Too many bookings of the network or the address wait for their link. */
  tooManyBookings: '/problems/too-many-bookings',
  /** The time to confirm is over, or the booking has ended meanwhile. */
  confirmationOver: '/problems/confirmation-over',
  /** The request was answered already: `answer` is `confirmed` or `rejected`, `answeredBy` and `answeredAt` say by whom and when. */
  requestAnswered: '/problems/request-answered',
  /** The offer of a private tour is over: booked, declined or expired, as `state` says. */
  privateOfferOver: '/problems/private-offer-over',
  /** The seats of an option are held no more: booked, released or expired, as `state` says. */
  seatOptionOver: '/problems/seat-option-over',
  idempotencyInFlight: '/problems/idempotency-key-in-flight',
  idempotencyKeyReused: '/problems/idempotency-key-reused',
} as const;

/** Somebody of a form whom the account has booked for the same event already. */
export interface AlreadyBookedPerson {
  /** Of the form: `bookingPersons[1]`. */
  readonly propertyPath: string;
  readonly fullName: string;
  readonly isWaiting: boolean;
  /** IRI of the other booking. */
  readonly booking: string;
  readonly bookingNumber: string;
}

/** Problem codes of the changes of a booking. */
export const CHANGE_PROBLEMS = {
  /**
   * 409: the time for this change is over (`reason` is `started` or `deadline_passed`, `until` when that was), or it is no
   * longer possible: `ended`, `person_ended`, `not_restorable`, `on_request` for seats that only the office gives, or
   * `changed` by somebody else this moment, as an event to change to may be (`event_changed`).
   */
  changeOver: '/problems/change-over',
  /** 422: only `override` with a reason goes over this; `overridable` lists what. */
  overrideNeeded: '/problems/override-needed',
} as const;

/** Problem codes of the waiting list. */
export const WAITLIST_PROBLEMS = {
  /** 410: nobody answered in time, or the seats were declined. */
  offerOver: '/problems/offer-over',
  /** 409: the event still has the seats: book instead of waiting. */
  seatsFree: '/problems/seats-free',
  /** 409: this address is already on the list of the event. */
  alreadyWaiting: '/problems/already-waiting',
} as const;
