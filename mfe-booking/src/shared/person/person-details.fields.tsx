import type { BookingRuleContext } from '@firn/shared-contracts/api';
import type { ReactNode } from 'react';
import { EmergencyFields } from './emergency.fields.tsx';
import { GuardianFields } from './guardian.fields.tsx';
import { MoreFields } from './more.fields.tsx';
import { isMinor } from './person-request.logic.ts';
import { TourFields } from './tour.fields.tsx';
import type { PersonValues } from './values.ts';

interface PersonDetailsProps {
  readonly path: string;
  readonly person: PersonValues;
  readonly context: BookingRuleContext;
  /** A shorter way to the emergency contact. */
  readonly emergencyShortcut?: ReactNode;
}

/** What is asked of everybody who comes along, below name and birthday. */
export function PersonDetails({ path, person, context, emergencyShortcut }: PersonDetailsProps) {
  return (
    <>
      {isMinor(person.birthday, context.eventStart) && <GuardianFields path={path} />}
      <EmergencyFields path={path} shortcut={emergencyShortcut} />
      <TourFields path={path} person={person} asksHardestTour={context.asksHardestTour} />
      {!person.booker && <MoreFields path={path} />}
    </>
  );
}
