import { daysBetween, sameTimeAfter, zurichDate } from '@firn/shared-contracts/domain';
import { getIn } from 'final-form';
import { useRef } from 'react';
import { useForm } from 'react-final-form';
import { dateTimeText } from '../typed/date-time-text.ts';

/**
 * Moves other moments of the form on by as many calendar days as this one, each at its own time of day
 * (docs/domain/forms.md#moments-that-follow).
 * @param iso the moment that stands there; null while something else is typed.
 */
export function useFollowers(iso: string | null, names: readonly string[]): (next: string) => void {
  const form = useForm();
  const known = useRef(iso);
  if (iso !== null) known.current = iso;
  return (next) => {
    const before = known.current;
    const days = before === null ? 0 : daysBetween(zurichDate(new Date(before)), zurichDate(new Date(next)));
    if (days === 0) return;
    for (const name of names) {
      const value: unknown = getIn(form.getState().values, name);
      const moment = typeof value === 'string' ? dateTimeText.parse(value) : null;
      if (moment) form.change(name, sameTimeAfter(new Date(moment), days).toISOString());
    }
  };
}
