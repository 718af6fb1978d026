import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { mergePerson, withBooker, withoutBooker } from './persons.logic.ts';
import { type BookingValues, emptyPerson } from './values.ts';

interface Persons {
  readonly status: string;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly setTakesPart: (takesPart: boolean) => void;
  /** Replaces the person who had this e-mail address. */
  readonly replace: (index: number) => void;
}

function focusPerson(index: number): void {
  requestAnimationFrame(() => document.getElementById(`person-${index}`)?.focus());
}

/** Changes to the list of persons, with what screen readers and the focus need. */
export function usePersons(): Persons {
  const form = useForm<BookingValues>();
  const t = useTexts(bookingTexts);
  const [status, setStatus] = useState('');
  const values = () => form.getState().values;
  const show = ({ bookingPersons }: BookingValues) => form.change('bookingPersons', bookingPersons);
  return {
    status,
    add: () => {
      const { bookingPersons } = values();
      form.change('bookingPersons', [...bookingPersons, emptyPerson()]);
      setStatus('');
      focusPerson(bookingPersons.length);
    },
    remove: (index) => {
      const { bookingPersons } = values();
      form.change(
        'bookingPersons',
        bookingPersons.filter((_, at) => at !== index),
      );
      setStatus(t('persons.removed', { number: index + 1 }));
      focusPerson(Math.max(0, index - 1));
    },
    setTakesPart: (takesPart) => show(takesPart ? withBooker(values()) : withoutBooker(values())),
    replace: (index) => {
      const merge = mergePerson(values(), index);
      if (!merge) return;
      show(merge.values);
      setStatus(t('persons.replaced', { number: merge.index + 1 }));
      focusPerson(merge.index);
    },
  };
}
