/** What who books shares with the own seat (docs/domain/bookings.md#persons). */
export const BOOKER_FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
] as const;

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

/** What somebody says of their health and strength for a booking (docs/domain/privacy.md#health-data). */
export const HEALTH_FIELDS = ['vegetarian', 'allergies', 'allergiesText', 'hardestTour'] as const;
