/** What somebody may say of oneself in the account (docs/domain/permissions.md#users); the office may, too. */
export const PERSONAL_FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'birthday',
  'address',
  'postalCode',
  'city',
  'state',
  'country',
  'phone',
  'contactFirstName',
  'contactLastName',
  'contactPhone',
  'sac',
  'sacNumber',
] as const;
