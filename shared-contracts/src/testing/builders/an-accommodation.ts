import type { AccommodationResponse } from '../../api/accommodations.ts';
import { id } from './id.ts';

/** A hut of the SAC as the office reads it. */
export function anAccommodation(overrides: Partial<AccommodationResponse> = {}): AccommodationResponse {
  return {
    '@id': `/api/accommodations/${id(801)}`,
    '@type': 'Accommodation',
    id: id(801),
    version: 1,
    title: 'Britanniahütte SAC',
    kind: 'hut',
    place: 'Saas-Fee',
    location: { latitude: 46.06, longitude: 7.935 },
    altitude: 3030,
    website: 'https://britannia.example',
    address: '3906 Saas-Fee',
    owner: 'SAC Sektion Beispiel',
    warden: 'Therese Andenmatten',
    phone: '+41 27 555 01 10',
    wardenPhone: '+41 79 555 01 10',
    email: 'britannia@huette.example',
    beds: 134,
    rooms: 12,
    memberPrice: 3200,
    guestPrice: 4400,
    halfBoardPrice: 4600,
    sacHutNumber: '1410',
    asksBy: 'mail',
    allergiesInWords: true,
    releaseDays: 2,
    releaseTime: '18:00',
    arrivalHint: 'Eine Stunde ab Felskinn über den Gletscher.',
    keyNote: '',
    ...overrides,
  };
}
