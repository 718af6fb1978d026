import type { UserState } from '@firn/shared-contracts/api';
import { toPlainText } from '../../db/columns.ts';
import type { AddressValues, FilledFields, PersonColumn } from './address.domain.ts';

/** Somebody whom a row may be about, as the house knows them. */
export interface KnownPerson {
  readonly id: string;
  readonly state: UserState;
  readonly isAdministration: boolean;
  readonly fields: Readonly<Record<PersonColumn, string | boolean | null>>;
}

const nameKey = (firstName: unknown, lastName: unknown, birthday: unknown): string | null =>
  firstName && lastName && birthday ? `${toPlainText(`${firstName} ${lastName}`).trim()} ${birthday}` : null;

const emailKey = (email: unknown): string | null => (email ? String(email).toLowerCase() : null);

/** Accounts come before guests without one. */
const rank = ({ state }: KnownPerson): number => (state === 'guest' ? 1 : 0);

/** People by address and by name with birthday; those that earlier rows made or filled are among them. */
export class People {
  readonly #byEmail = new Map<string, KnownPerson[]>();
  readonly #byName = new Map<string, KnownPerson[]>();
  readonly #subscribed: Set<string>;

  constructor(people: readonly KnownPerson[], subscribed: Iterable<string>) {
    this.#subscribed = new Set(subscribed);
    for (const person of people) this.add(person);
  }

  add(person: KnownPerson): void {
    const { email, firstName, lastName, birthday } = person.fields;
    const keep = (map: Map<string, KnownPerson[]>, key: string | null) => {
      if (key === null) return;
      const others = (map.get(key) ?? []).filter(({ id }) => id !== person.id);
      map.set(key, [...others, person]);
    };
    keep(this.#byEmail, emailKey(email));
    keep(this.#byName, nameKey(firstName, lastName, birthday));
  }

  /** Keeps the same person with what a row has filled. */
  fill(person: KnownPerson, filled: FilledFields): void {
    const { newsletter, ...fields } = filled;
    this.add({ ...person, fields: { ...person.fields, ...fields } });
    if (newsletter) this.#subscribed.add(newsletter.toLowerCase());
  }

  withEmail(email: string | null): KnownPerson | null {
    const found = this.#byEmail.get(emailKey(email) ?? '') ?? [];
    return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  withName({ firstName, lastName, birthday }: AddressValues): readonly KnownPerson[] {
    return this.#byName.get(nameKey(firstName, lastName, birthday) ?? '') ?? [];
  }

  /** True if the address has the newsletter, or has had to do with it before. */
  knowsNewsletterOf(email: string): boolean {
    return this.#subscribed.has(email.toLowerCase());
  }
}
