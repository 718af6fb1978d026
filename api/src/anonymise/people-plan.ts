import type { ColumnPlan } from './ways.ts';

const NAMES = { first_name: 'firstName', last_name: 'lastName' } as const;
const CONTACT = {
  contact_first_name: 'firstName',
  contact_last_name: 'lastName',
  contact_phone: 'phone',
} as const;
const HOME = { address: 'street', postal_code: 'postalCode', city: 'city' } as const;
const DIET = { vegetarian: 'no', allergies: 'no', allergies_text: 'null', hardest_tour: 'null' } as const;
const PERSON = { ...NAMES, ...CONTACT, phone: 'phone', birthday: 'midYear', sac_number: 'zeros' } as const;

/** Keeps who is one person apart from others, and nothing that says who. */
export const PEOPLE: Readonly<Record<string, ColumnPlan>> = {
  booking_persons: {
    changed: {
      ...PERSON,
      ...HOME,
      ...DIET,
      email: 'email',
      phone_private: 'phone',
      phone_company: 'phone',
      guardian_name: 'fullName',
    },
    kept: ['state', 'salutation', 'country'],
  },
  bookings: {
    changed: {
      ...NAMES,
      ...HOME,
      email: 'email',
      phone: 'phone',
      invoice_to: 'null',
      message: 'null',
      access_token_hash: 'null',
      confirmation_token_hash: 'null',
    },
    kept: ['number', 'state', 'payment_method', 'salutation', 'country', 'cancellation_policy'],
  },
  family_members: {
    changed: { ...PERSON, ...DIET, email: 'email', renting_material_property_values: 'emptyList' },
    kept: ['salutation'],
  },
  newsletter_subscriptions: {
    changed: { email: 'email', requested_from: 'blank', confirmed_from: 'null', unsubscribe_token: 'token' },
    kept: ['state', 'text_version'],
  },
  private_requests: {
    changed: {
      ...NAMES,
      email: 'email',
      phone: 'phone',
      alternatives: 'null',
      experience: 'null',
      message: 'null',
      notes: 'blank',
      token_hash: 'token',
      offer_token_hash: 'null',
      network: 'null',
    },
    kept: ['state'],
  },
  seat_options: {
    changed: { ...NAMES, email: 'email', phone: 'phone', token_hash: 'token' },
    kept: ['number', 'state', 'sent_by'],
  },
  users: {
    changed: {
      ...PERSON,
      ...HOME,
      email: 'email',
      region: 'null',
      password_hash: 'null',
      notes: 'null',
      code: 'null',
      customer_id: 'null',
      portrait_text: 'null',
      portrait_image_id: 'null',
    },
    kept: ['state', 'salutation', 'country', 'roles', 'groups', 'guide_level'],
  },
};
