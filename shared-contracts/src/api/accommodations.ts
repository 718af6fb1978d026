import { type Static, Type } from 'typebox';
import { ACCOMMODATION_KINDS, ASKING_WAYS } from '../domain/accommodations.ts';
import { emailAddress } from './accounts.ts';
import { Nullable, strings, versioned } from './hydra.ts';
import { tourInputFields } from './offers-write.ts';
import { filledText, patchSchema, text, writeSchema } from './write.ts';

const WebAddress = Type.String({ maxLength: 500, pattern: '^https://\\S+$' });
const amount = Nullable(Type.Integer({ minimum: 0, maximum: 100_000, multipleOf: 5 }));
const places = Nullable(Type.Integer({ minimum: 0, maximum: 999 }));
const ofTheOffice = Nullable(Type.String());
const knownNumber = Nullable(Type.Integer());

/**
 * A house in which events sleep (docs/domain/accommodations.md). Everybody reads what stands before `address`; the rest is
 * null for whoever is neither of the office nor a guide of an event that sleeps there.
 */
export const AccommodationResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    kind: strings(ACCOMMODATION_KINDS),
    place: Nullable(Type.String()),
    location: Nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
    /** Metres above the sea. */
    altitude: knownNumber,
    website: Nullable(Type.String()),
    address: ofTheOffice,
    owner: ofTheOffice,
    warden: ofTheOffice,
    phone: ofTheOffice,
    wardenPhone: ofTheOffice,
    email: ofTheOffice,
    beds: knownNumber,
    rooms: knownNumber,
    /** Rappen for a night of one person. */
    memberPrice: knownNumber,
    guestPrice: knownNumber,
    halfBoardPrice: knownNumber,
    sacHutNumber: ofTheOffice,
    asksBy: Nullable(strings(ASKING_WAYS)),
    /** False: the house is told how many have allergies, and not which. */
    allergiesInWords: Nullable(Type.Boolean()),
    /** Days before the arrival until which beds are given back for free, and the time of that day in Zurich. */
    releaseDays: knownNumber,
    releaseTime: ofTheOffice,
    arrivalHint: ofTheOffice,
    keyNote: ofTheOffice,
  },
  { $id: 'Accommodation' },
);
export type AccommodationResponse = Static<typeof AccommodationResponse>;

const accommodationFields = {
  title: filledText(120),
  kind: strings(ACCOMMODATION_KINDS),
  place: Nullable(text(120)),
  location: tourInputFields.location,
  altitude: Nullable(Type.Integer({ minimum: 0, maximum: 5000 })),
  website: Nullable(WebAddress),
  address: text(200),
  owner: text(120),
  warden: text(120),
  phone: text(30),
  wardenPhone: text(30),
  email: Nullable(emailAddress),
  beds: places,
  rooms: places,
  memberPrice: amount,
  guestPrice: amount,
  halfBoardPrice: amount,
  sacHutNumber: text(20),
  asksBy: strings(ASKING_WAYS),
  allergiesInWords: Type.Boolean(),
  releaseDays: Type.Integer({ minimum: 0, maximum: 180 }),
  releaseTime: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  arrivalHint: text(1000),
  keyNote: text(1000),
};
const { title, ...optional } = accommodationFields;

/** `POST /api/accommodations`: a title is enough. */
export const AccommodationCreate = writeSchema('AccommodationCreate', {
  title,
  ...Type.Partial(Type.Object(optional)).properties,
});
export type AccommodationCreate = Static<typeof AccommodationCreate>;

/** What the office begins a house with. */
export const NewAccommodation = writeSchema('NewAccommodation', { title, kind: accommodationFields.kind });
export type NewAccommodation = Static<typeof NewAccommodation>;

export const AccommodationPatch = patchSchema('AccommodationPatch', accommodationFields);
export type AccommodationPatch = Static<typeof AccommodationPatch>;
