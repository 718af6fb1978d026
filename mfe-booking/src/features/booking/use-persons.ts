import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { emptyPerson } from '../../shared/person/values.ts';
import type { BookingValues } from './draft/values.ts';
import { mergePerson, withBooker, withoutBooker } from './persons.logic.ts';
import { personPlace } from './places.ts';

interface Persons {
  readonly status: string;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly setTakesPart: (takesPart: boolean) => void;
  /** Replaces the person who had this e-mail address, if somebody had (docs/domain/bookings.md#persons). */
  readonly replace: (index: number) => void;
  /** Takes the last replacement back; null without one. */
  readonly undo: (() => void) | null;
}

function focusPerson(index: number): void {
  requestAnimationFrame(() => document.getElementById(personPlace(index))?.focus());
}

/** Changes to the list of persons, with what screen readers and the focus need. */
export function usePersons(): Persons {
  const form = useForm<BookingValues>();
  const t = useTexts(bookingTexts);
  const [status, say] = useState('');
  const [before, setBefore] = useState<{ readonly values: BookingValues; readonly index: number } | null>(
    null,
  );
  const setStatus = (text: string) => {
    say(text);
    setBefore(null);
  };
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
      const replaced = values();
      const merge = mergePerson(replaced, index);
      if (!merge) return;
      show(merge.values);
      setStatus(t('persons.replaced', { number: merge.index + 1 }));
      setBefore({ values: replaced, index });
      focusPerson(merge.index);
    },
    undo:
      before &&
      (() => {
        const { bookingPersons } = before.values;
        const newer = { ...bookingPersons[before.index], email: '' };
        form.change('bookingPersons', bookingPersons.with(before.index, newer));
        setStatus('');
        focusPerson(before.index);
      }),
  };
}
