import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyMembers } from '../../shared/family.queries.ts';
import { memberOf, newSizesOf } from './family.logic.ts';
import type { BookingValues, PersonValues } from './values.ts';

type Kept = readonly [person: PersonValues, keep: () => Promise<unknown>];

/** Keeps in the account whom the visitor wanted to, and the sizes of its family, once they are booked. Who could not be kept is named. */
export function useKeepPersons(): (values: BookingValues) => Promise<void> {
  const { api, toasts } = useShell();
  const t = useTexts(bookingTexts);
  const client = useQueryClient();
  const keepOf = (person: PersonValues): Kept[] => {
    const member = person.isKept && memberOf(person);
    if (member) return [[person, () => familyMembers.create(api, member)]];
    const { member: iri } = person;
    const sizes = iri ? newSizesOf(person) : null;
    if (!iri || !sizes) return [];
    const id = iri.slice(iri.lastIndexOf('/') + 1);
    const patch = async () =>
      familyMembers.patch(api, await familyMembers.read(api, id), { rentingMaterialPropertyValues: sizes });
    return [[person, patch]];
  };
  return async ({ bookingPersons }) => {
    const kept = bookingPersons.flatMap(keepOf);
    if (kept.length === 0) return;
    const answers = await whileSending(Promise.allSettled(kept.map(([, keep]) => keep())));
    void client.invalidateQueries({ queryKey: familyMembers.keys.lists });
    const names = kept
      .filter((_, index) => answers[index]?.status === 'rejected')
      .map(([{ firstName, lastName }]) => `${firstName} ${lastName}`);
    if (names.length > 0)
      toasts.add({ variant: 'warning', text: t('family.notKept', { names: names.join(', ') }) });
  };
}
