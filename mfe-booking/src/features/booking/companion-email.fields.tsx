import { useEffect, useEffectEvent, useRef } from 'react';
import { useField, useFormState } from 'react-final-form';
import { PersonEmail } from '../../shared/person/person-email.fields.tsx';
import type { BookingValues } from './draft/values.ts';

interface CompanionEmailProps {
  readonly index: number;
  /** The address was typed: who had it already is replaced. */
  readonly onReplace: () => void;
}

/** The address of a companion. It is looked at once it is left, not while it is typed. */
export function CompanionEmail({ index, onReplace }: CompanionEmailProps) {
  const path = `bookingPersons[${index}]`;
  const { values } = useFormState<BookingValues>({ subscription: { values: true } });
  const { meta } = useField(`${path}.email`, { subscription: { active: true } });
  const isActive = meta.active === true;
  const wasActive = useRef(false);
  const replace = useEffectEvent(onReplace);
  useEffect(() => {
    if (wasActive.current && !isActive) replace();
    wasActive.current = isActive;
  }, [isActive]);
  return <PersonEmail path={path} bookerEmail={values.booker.email} />;
}
