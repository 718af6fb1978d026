import { choiceOf, type Rentable } from '@firn/shared-ui/material-choice';
import { useSession, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-final-form';
import { ownSizesQuery } from '../../shared/own-sizes.queries.ts';
import { MaterialPart } from '../../shared/person/material.part.tsx';
import type { BookingValues } from './draft/values.ts';

interface PersonMaterialProps {
  readonly index: number;
  /** Null where nothing is rented. */
  readonly rentable: Rentable | null;
}

const VALUES = { values: true } as const;

/** The sizes that the account keeps of its owner; undefined without an account, and until they are there. */
function useOwnSizes(isOwn: boolean) {
  const { api } = useShell();
  const { user } = useSession();
  const { data } = useQuery({ ...ownSizesQuery(api, user?.id ?? ''), enabled: isOwn && user !== null });
  return isOwn ? data?.rentingMaterialPropertyValues : undefined;
}

function Material({ index, rentable }: { readonly index: number; readonly rentable: Rentable }) {
  const { values } = useFormState<BookingValues>({ subscription: VALUES });
  const { bookingPersons } = values;
  const person = bookingPersons[index];
  const ownSizes = useOwnSizes(person?.booker === true);
  const known = person?.knownSizes ?? ownSizes;
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
