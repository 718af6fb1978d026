const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `/api/bookings/:id/persons` -> `BookingsByIdPersons`; `:token.ics` -> `ByTokenIcs` */
const nameOf = (segment: string): string =>
  segment.startsWith(':') ? `By${pascal(segment.slice(1))}` : pascal(segment);

/** A name of a route for generated clients, from its method and address alone: `postBookingsByIdCancellation`. */
export function operationIdOf(method: string, url: string): string {
  const [, ...segments] = url.split('/').filter(Boolean);
  return `${method.toLowerCase()}${segments.map(nameOf).join('') || 'Entrypoint'}`;
}
