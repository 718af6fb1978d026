import type { BookingResponse } from '../api/bookings.ts';
import type {
  ActivityResponse,
  LevelResponse,
  SleepingStyleResponse,
  TagResponse,
  VatRateResponse,
} from '../api/catalogue.ts';
import type { EventResponse } from '../api/events.ts';
import type { Collection } from '../api/hydra.ts';
import type { MediaObjectResponse } from '../api/media.ts';
import type { OfferResponse } from '../api/offers.ts';

const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function aCollection<T>(
  path: string,
  members: readonly T[],
  totalItems = members.length,
): Collection<T> {
  return {
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': totalItems,
    totalItems,
    'hydra:member': members,
  };
}

export function aLevel(overrides: Partial<LevelResponse> = {}): LevelResponse {
  return {
    '@id': `/api/levels/${id(101)}`,
    '@type': 'Level',
    id: id(101),
    version: 1,
    title: 'Basis',
    description: 'Für Einsteigerinnen und Einsteiger.',
    position: 1,
    ...overrides,
  };
}

export function aSleepingStyle(overrides: Partial<SleepingStyleResponse> = {}): SleepingStyleResponse {
  return {
    '@id': `/api/sleeping_styles/${id(151)}`,
    '@type': 'SleepingStyle',
    id: id(151),
    version: 1,
    title: 'Hütte',
    position: 1,
    ...overrides,
  };
}

export function aTag(overrides: Partial<TagResponse> = {}): TagResponse {
  return {
    '@id': `/api/tags/${id(171)}`,
    '@type': 'Tag',
    id: id(171),
    version: 1,
    title: 'Gletscher',
    ...overrides,
  };
}

export function anActivity(overrides: Partial<ActivityResponse> = {}): ActivityResponse {
  return {
    '@id': `/api/activities/${id(201)}`,
    '@type': 'Activity',
    id: id(201),
    version: 1,
    title: 'Hochtouren',
    slug: 'hochtouren',
    mainFilter: true,
    parent: null,
    position: 1,
    difficulties: ['mountainTourDifficulty'],
    ...overrides,
  };
}

export function aMediaObject(overrides: Partial<MediaObjectResponse> = {}): MediaObjectResponse {
  return {
    '@id': `/api/extended_media_objects/${id(301)}`,
    '@type': 'ExtendedMediaObject',
    id: id(301),
    version: 1,
    title: 'Allalinhorn',
    contentUrl: `/api/media/${id(301)}.jpg`,
    encodingFormat: 'image/jpeg',
    width: 1920,
    height: 1080,
    alt: 'Grat im Morgenlicht',
    bytes: 2_345_678,
    fileName: 'IMG_0301.jpg',
    ...overrides,
  };
}

export function aVatRate(overrides: Partial<VatRateResponse> = {}): VatRateResponse {
  return {
    '@id': `/api/vat_rates/${id(401)}`,
    '@type': 'VatRate',
    id: id(401),
    title: 'Normalsatz 8.1 %',
    category: 'Sal2.1, 8.1%',
    percent: 8.1,
    validFrom: '2024-01-01',
    validTo: null,
    ...overrides,
  };
}

/** An open two-day high tour with eight free seats. */
export function anEvent(overrides: Partial<EventResponse> = {}): EventResponse {
  return {
    '@id': `/api/events/${id(501)}`,
    '@type': 'Event',
    id: id(501),
    code: 'E-101-1',
    offer: `/api/offers/${id(601)}`,
    title: 'Allalinhorn über den Hohlaubgrat',
    slug: 'allalinhorn-ueber-den-hohlaubgrat',
    subtitle: 'Dein erster Viertausender mit Grat',
    place: 'Saas-Fee',
    location: { latitude: 46.0461, longitude: 7.8947 },
    type: 'tour',
    leadText: 'Firn, Fels und ein Gipfel mit Weitsicht.',
    headImage: aMediaObject(),
    images: [],
    pois: [],
    programText: 'Tag 1: Aufstieg zur Britanniahütte.\n\nTag 2: Gipfeltag.',
    meetingLink: 'https://www.sbb.ch/de?nach=Saas-Fee',
    meetingText: '09:30 an der Talstation in Saas-Fee.',
    journeyText: 'Mit dem Postauto ab Visp.',
    equipmentText: 'Steigeisen, Pickel, Klettergurt.',
    servicesText: 'Führung und Halbpension.',
    requirementsText: 'Kondition für sechs Stunden.',
    minimumParticipants: 3,
    maximumParticipants: 8,
    minimumAge: 0,
    level: aLevel(),
    activities: [anActivity()],
    sleepingStyle: null,
    tags: [],
    guides: [],
    ascent: 1000,
    descent: 1000,
    hikingTime: 6.5,
    hikingDifficulty: null,
    mountainTourDifficulty: 'WS',
    rockClimbingDifficulty: null,
    skiDifficulty: null,
    snowShoeDifficulty: null,
    viaFerrataDifficulty: null,
    fitness: 'C',
    curriculum: null,
    priceComponents: [
      {
        title: 'Anteil Tour',
        grossPrice: 40000,
        vatRate: aVatRate(),
        eligibleForSacDiscount: true,
        accommodationCost: false,
      },
    ],
    priceFrom: 40000,
    priceFromSac: 36000,
    start: '2026-07-11T07:30:00.000Z',
    end: '2026-07-12T15:00:00.000Z',
    durationDays: 2,
    registrationDeadline: '2026-06-27T21:59:00.000Z',
    state: 'open',
    published: true,
    organized: false,
    guideFinished: false,
    concluded: false,
    cancellationReason: null,
    availability: 'bookable',
    freePlaces: 8,
    bookedPlaces: null,
    minimumReached: false,
    sacDiscountPercent: 10,
    numberOfBookedRooms: 0,
    createdAt: '2025-11-01T08:00:00.000Z',
    ...overrides,
  };
}

/** The published offer of `anEvent`. */
export function anOffer(overrides: Partial<OfferResponse> = {}): OfferResponse {
  const {
    start: _start,
    end: _end,
    offer,
    registrationDeadline: _deadline,
    published: _published,
    organized: _organized,
    guideFinished: _guideFinished,
    concluded: _concluded,
    cancellationReason: _cancellationReason,
    availability: _availability,
    freePlaces: _freePlaces,
    bookedPlaces: _bookedPlaces,
    minimumReached: _minimumReached,
    sacDiscountPercent: _sacDiscountPercent,
    numberOfBookedRooms: _numberOfBookedRooms,
    ...tour
  } = anEvent();
  return {
    ...tour,
    '@id': offer,
    '@type': 'Offer',
    id: id(601),
    version: 1,
    code: '101',
    accountingNo: null,
    state: 'published',
    ...overrides,
  };
}

/** A confirmed booking of one person, paid by invoice. */
export function aBooking(overrides: Partial<BookingResponse> = {}): BookingResponse {
  const event = anEvent();
  return {
    '@id': `/api/bookings/${id(701)}`,
    '@type': 'Booking',
    id: id(701),
    bookingNumber: 'B-2026-00042',
    state: 'confirmed',
    paymentMethod: 'invoice',
    paymentStatus: 'open',
    event: {
      '@id': event['@id'],
      id: event.id,
      code: event.code,
      title: event.title,
      slug: event.slug,
      place: event.place,
      start: event.start,
      end: event.end,
      state: event.state,
    },
    user: null,
    booker: {
      salutation: 'Frau',
      firstName: 'Gina',
      lastName: 'Gast',
      fullName: 'Gina Gast',
      email: 'gast@firn.example',
      phone: '+41791234567',
      address: 'Bergweg 7',
      postalCode: '3818',
      city: 'Grindelwald',
      country: 'CH',
    },
    bookingPersons: [
      {
        '@id': `/api/booking_persons/${id(801)}`,
        '@type': 'BookingPerson',
        id: id(801),
        state: 'active',
        booker: true,
        salutation: 'Frau',
        firstName: 'Gina',
        lastName: 'Gast',
        email: 'gast@firn.example',
        birthday: '1990-05-17',
        phone: '+41791234567',
        sac: false,
        vegetarian: false,
        allergies: false,
        allergiesText: null,
        hardestTour: null,
        contactFirstName: 'Urs',
        contactLastName: 'Gast',
        contactPhone: '+41797654321',
      },
    ],
    personCount: 1,
    message: null,
    lines: [
      {
        person: 0,
        title: 'Anteil Tour',
        gross: 40000,
        discount: 0,
        total: 40000,
        vatCategory: 'Sal2.1, 8.1%',
        vatPercent: 8.1,
        vat: 2997,
      },
    ],
    vatTotals: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 40000, vat: 2997 }],
    total: 40000,
    createdAt: '2026-02-14T11:00:00.000Z',
    dueDate: '2026-03-16',
    accessToken: null,
    ...overrides,
  };
}
