import type { OwnDietResponse, OwnSizesRequest, OwnSizesResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { useSession, useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyMembers } from '../../shared/family.queries.ts';
import { OWN_DIET_PATH } from '../../shared/own-diet.queries.ts';
import { OWN_SIZES_PATH } from '../../shared/own-sizes.queries.ts';
import type { BookingValues, PersonValues } from './draft/values.ts';
import { memberOf, newSizesOf } from './family.logic.ts';
import { newOwnData, ownDietOf } from './own-data.logic.ts';

const users = resource('users');

type Kept = readonly [person: PersonValues, keep: () => Promise<unknown>];

const BOOKER: PersonValues = { booker: true };
/** Each of these may have another answer now. */
const OWN_KEYS = ['own-sizes', 'own-diet', 'me', 'profile', 'last-bookings'] as const;

/** Keeps what is new among the own sizes, beside those that the account has by now. */
async function keepOwnSizes(api: ApiClient, person: PersonValues): Promise<void> {
  const options = { quiet: true } as const;
  const { rentingMaterialPropertyValues: knownSizes } = await api.get<OwnSizesResponse>(
    OWN_SIZES_PATH,
    options,
  );
  const sizes = newSizesOf({ ...person, knownSizes });
  if (!sizes) return;
  const body: OwnSizesRequest = { rentingMaterialPropertyValues: sizes };
  await api.put<OwnSizesResponse>(OWN_SIZES_PATH, body, options);
}

/** Keeps what the booker typed of themselves, as far as the account does not say it yet. */
async function keepOwnData(api: ApiClient, userId: string, values: BookingValues): Promise<void> {
  const user = await users.read(api, userId, { quiet: true });
  const changes = newOwnData(values, user);
  if (changes) await users.patch(api, user, changes);
}

/** Keeps in the account whom the visitor wanted to, and the sizes of its owner and family, once they are booked. Who could not be kept is named. */
export function useKeepPersons(): (values: BookingValues) => Promise<void> {
  const { api, toasts } = useShell();
  const t = useTexts(bookingTexts);
  const client = useQueryClient();
  const { user, impersonator } = useSession();
  const isOwner = user !== null && !impersonator;
  const keepOf = (person: PersonValues): Kept[] => {
    if (person.booker) {
      const mayBeNew = isOwner && newSizesOf(person) !== null;
      return mayBeNew ? [[person, () => keepOwnSizes(api, person)]] : [];
    }
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
  const keepOwn = (values: BookingValues): Kept[] => {
    if (!isOwner) return [];
    const diet = values.keepsDiet ? ownDietOf(values) : null;
    return [
      ...(values.keepsOwn ? [[BOOKER, () => keepOwnData(api, user.id, values)] as const] : []),
      ...(diet
        ? [[BOOKER, () => api.put<OwnDietResponse>(OWN_DIET_PATH, diet, { quiet: true })] as const]
        : []),
    ];
  };
  return async (values) => {
    const { booker, bookingPersons } = values;
    const kept = [...keepOwn(values), ...bookingPersons.flatMap(keepOf)];
    if (kept.length === 0) return;
    const answers = await whileSending(Promise.allSettled(kept.map(([, keep]) => keep())));
    void client.invalidateQueries({ queryKey: familyMembers.keys.lists });
    for (const queryKey of OWN_KEYS) void client.invalidateQueries({ queryKey: [queryKey] });
    const names = kept
      .filter((_, index) => answers[index]?.status === 'rejected')
      .map(([person]) => (person.booker ? booker : person))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    if (names.length > 0)
      toasts.add({
        variant: 'warning',
        text: t('family.notKept', { names: [...new Set(names)].join(', ') }),
      });
  };
}
