import type { UserPatch, UserState } from '@firn/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type RecordKind, tableKind } from '../../records/index.ts';
import { accountCodes } from '../accounts/accounts.table.ts';
import { pictureReference } from '../media/pictures.read-model.ts';
import { tellOldAddress } from './tell-old-address.ts';
import { users } from './users.table.ts';

/** A user as written: references by id. */
export type UserRecord = Required<UserPatch> & {
  readonly code: string | null;
  /** Of the account; changed by steps alone. */
  readonly userState: UserState;
};

const sorted = <Value extends string>(values: readonly Value[]): Value[] => values.toSorted();

const table = tableKind<UserRecord>({
  entity: 'user',
  collection: 'users',
  table: users,
  columns: {
    salutation: 'salutation',
    firstName: 'firstName',
    lastName: 'lastName',
    birthday: 'birthday',
    address: 'address',
    postalCode: 'postalCode',
    city: 'city',
    state: 'region',
    country: 'country',
    phone: 'phone',
    contactFirstName: 'contactFirstName',
    contactLastName: 'contactLastName',
    contactPhone: 'contactPhone',
    sac: 'sac',
    sacNumber: 'sacNumber',
    email: 'email',
    code: 'code',
    customerId: 'customerId',
    presentedOnWebsite: 'presentedOnWebsite',
    currentlyGuiding: 'currentlyGuiding',
    portraitText: 'portraitText',
    portraitImage: 'portraitImageId',
    guideLevel: 'guideLevel',
    spontaneousTourPermission: 'spontaneousTourPermission',
    tourCreatePermission: 'tourCreatePermission',
    roles: 'roles',
    groups: 'groups',
    userState: 'state',
  },
  references: { portraitImage: pictureReference },
  unique: {
    users_email_unique: {
      field: 'email',
      message: 'Diese E-Mail-Adresse hat schon ein anderes Konto. Bitte führe die beiden zusammen.',
    },
    users_guest_email_unique: {
      field: 'email',
      message: 'Diese E-Mail-Adresse hat schon ein anderer Gast ohne Konto. Bitte führe die beiden zusammen.',
    },
    users_code_unique: { field: 'code', message: 'Diese Gastnummer ist schon vergeben.' },
  },
  // Not by name: the log outlives the account.
  labelOf: () => 'Person',
});

/** Users as they are written; who was deleted is nowhere. */
export const userKind: RecordKind<UserRecord> = {
  ...table,
  normalisers: { roles: sorted, groups: sorted, email: (email) => email.trim() },
  async load(db, id, options) {
    const stored = await table.load(db, id, options);
    return stored?.record.userState === 'deleted' ? null : stored;
  },
  async update(tx, id, next, changed, now) {
    // Of one's own account the address has another way, so this is the office, merging too.
    if (changed.includes('email')) await tellOldAddress(tx, id, now);
    await table.update(tx, id, next, changed, now);
    // What a mail to the address of before opens is not for whoever has that one (docs/domain/accounts.md#tokens).
    if (changed.includes('email')) await tx.delete(accountCodes).where(eq(accountCodes.userId, id));
  },
};

export async function setUserState(tx: Tx, id: string, state: UserState): Promise<void> {
  await tx
    .update(users)
    .set({ state, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}
