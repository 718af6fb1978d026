import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyMembers } from '../../shared/family.queries.ts';
import { memberOf } from './family.logic.ts';
import type { BookingValues } from './values.ts';

/** Keeps in the account whom the visitor wanted to, once they are booked. Who could not be kept is named. */
export function useKeepPersons(): (values: BookingValues) => Promise<void> {
  const { api, toasts } = useShell();
  const t = useTexts(bookingTexts);
  const client = useQueryClient();
  return async ({ bookingPersons }) => {
    const members = bookingPersons.flatMap((person) => (person.isKept && memberOf(person)) || []);
    if (members.length === 0) return;
    const answers = await whileSending(
      Promise.allSettled(members.map((member) => familyMembers.create(api, member))),
    );
    void client.invalidateQueries({ queryKey: familyMembers.keys.lists });
    const names = members
      .filter((_, index) => answers[index]?.status === 'rejected')
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    if (names.length > 0)
      toasts.add({ variant: 'warning', text: t('family.notKept', { names: names.join(', ') }) });
  };
}
