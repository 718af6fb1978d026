/** Addresses of the steps of one booking. */
export function bookingPaths(eventId: string) {
  const details = `/event/${eventId}/buchen`;
  return {
    details,
    payment: `${details}/zahlung`,
    processing: `${details}/processing`,
    confirmation: `${details}/bestaetigung`,
  };
}
