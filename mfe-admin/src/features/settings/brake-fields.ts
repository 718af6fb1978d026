/** The limits of bookings without an account, in the order of the page. */
export const BRAKE_FIELDS = [
  'bookingsPerNetworkPerHour',
  'bookingsPerEmailPerHour',
  'heldBookingsPerNetwork',
  'heldBookingsPerEmail',
] as const;
