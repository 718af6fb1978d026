import { daysBetween, sameTimeAfter, zurichDate } from '@firn/shared-contracts/domain';
import { getIn } from 'final-form';
import { useRef } from 'react';
import { useForm } from 'react-final-form';
import { dateTimeText } from '../typed/date-time-text.ts';

/**
 * Moves other moments of the form on by as many calendar days as this one, each at its own time of day
 * (docs/domain/forms.md#moments-that-follow). What somebody typed over in this form stays.
 * @param iso the moment that stands there; null while something else is typed.
 */
export function useFollowers(iso: string | null, names: readonly string[]): (next: string) => void {
  const form = useForm();
  const known = useRef(iso);
  const proposed = useRef(new Map<string, string>()).current;
  if (iso !== null) known.current = iso;
  return (next) => {
    const before = known.current;
    const days = before === null ? 0 : daysBetween(zurichDate(new Date(before)), zurichDate(new Date(next)));
    if (days === 0) return;
    const { values, initialValues } = form.getState();
    for (const name of names) {
      const value: unknown = getIn(values, name);
      const isOurs = value === getIn(initialValues ?? {}, name) || value === proposed.get(name);
      const moment = isOurs && typeof value === 'string' ? dateTimeText.parse(value) : null;
      if (!moment) continue;
      const moved = sameTimeAfter(new Date(moment), days).toISOString();
      proposed.set(name, moved);
      form.change(name, moved);
    }
  };
}
