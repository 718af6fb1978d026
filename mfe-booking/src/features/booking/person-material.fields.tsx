import { choiceOf, type Rentable } from '@firn/shared-ui/material-choice';
import { useFormState } from 'react-final-form';
import { MaterialPart } from '../../shared/person/material.part.tsx';
import type { BookingValues } from './values.ts';

interface PersonMaterialProps {
  readonly index: number;
  /** Null where nothing is rented. */
  readonly rentable: Rentable | null;
}

const VALUES = { values: true } as const;

function Material({ index, rentable }: { readonly index: number; readonly rentable: Rentable }) {
  const { values } = useFormState<BookingValues>({ subscription: VALUES });
  const { bookingPersons } = values;
  const known = bookingPersons[index]?.knownSizes;
  return (
    <MaterialPart
      path={`bookingPersons[${index}]`}
      rentable={rentable}
      // Of two who want the last piece, the first one gets it.
      others={bookingPersons.slice(0, index).map(choiceOf)}
      {...(known && { known })}
    />
  );
}

/** What one person of the booking rents. */
export function PersonMaterial({ index, rentable }: PersonMaterialProps) {
  return rentable && rentable.materials.length > 0 ? <Material index={index} rentable={rentable} /> : null;
}
