import { choiceOf, type Rentable } from '@firn/shared-ui/material-choice';
import { lazy, Suspense } from 'react';
import type { PersonValues } from '../../shared/booking-form/person-values.logic.ts';

// Most events rent nothing: their bookings do not carry the fields.
const MaterialFields = lazy(async () => {
  const { MaterialFields: Fields } = await import(
    /* webpackChunkName: "material-choice" */ '@firn/shared-ui/material-choice'
  );
  return { default: Fields };
});

interface PersonMaterialProps {
  readonly index: number;
  readonly persons: readonly PersonValues[];
  readonly rentable: Rentable;
}

/** What one person of the booking rents; of two who want the last piece, the first one gets it. */
export function PersonMaterial({ index, persons, rentable }: PersonMaterialProps) {
  return (
    <Suspense fallback={null}>
      <MaterialFields
        path={`bookingPersons[${index}]`}
        rentable={rentable}
        others={persons.slice(0, index).map(choiceOf)}
        known={persons[index]?.knownSizes ?? []}
      />
    </Suspense>
  );
}
