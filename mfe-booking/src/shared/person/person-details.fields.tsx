import type { ReactNode } from 'react';
import { EmergencyFields } from './emergency.fields.tsx';
import { GuardianFields } from './guardian.fields.tsx';
import { MoreFields } from './more.fields.tsx';
import type { PersonContext } from './person-context.ts';
import { isMinor } from './person-request.logic.ts';
import { TourFields } from './tour.fields.tsx';
import type { PersonValues } from './values.ts';

interface PersonDetailsProps {
  readonly path: string;
  readonly person: PersonValues;
  readonly context: PersonContext;
  /** A shorter way to the emergency contact. */
  readonly emergencyShortcut?: ReactNode;
  /** What they may rent. */
  readonly material?: ReactNode;
}

/** What is asked of everybody who comes along, below name and birthday. */
export function PersonDetails({ path, person, context, emergencyShortcut, material }: PersonDetailsProps) {
  return (
    <>
      {isMinor(person.birthday, context.eventStart) && <GuardianFields path={path} />}
      <EmergencyFields path={path} shortcut={emergencyShortcut} />
      <TourFields path={path} person={person} asksHardestTour={context.asksHardestTour} />
      {material}
      {!person.booker && <MoreFields path={path} />}
    </>
  );
}
