import type { FoundAccommodation, FoundOffer, FoundUser } from './search.queries.ts';

/** One line of the results. */
export interface Found {
  /** Where it leads. */
  readonly path: string;
  readonly text: string;
  /** Code as people know it, such as `A-101`; empty when there is none. */
  readonly code: string;
}

export interface FoundGroup {
  readonly name: 'offers' | 'accommodations' | 'users';
  readonly items: readonly Found[];
}

function foundUser({ id, firstName, lastName, city, code }: FoundUser): Found {
  const name = `${firstName} ${lastName}`.trim();
  const text = city ? `${name}, ${city}` : name;
  return { path: `/admin/user/${id}`, text, code: code ? `G-${code}` : '' };
}

/** Results in the order and with the codes of docs/domain/office.md#search; groups without results are left out. */
export function foundGroups(
  offers: readonly FoundOffer[] = [],
  accommodations: readonly FoundAccommodation[] = [],
  users: readonly FoundUser[] = [],
): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      name: 'offers',
      items: offers.map(({ id, title, code }) => ({
        path: `/admin/offer/${id}`,
        text: title,
        code: `A-${code}`,
      })),
    },
    {
      name: 'accommodations',
      items: accommodations.map(({ id, title }) => ({
        path: `/admin/accommodation/${id}`,
        text: title,
        code: '',
      })),
    },
    { name: 'users', items: users.map(foundUser) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
