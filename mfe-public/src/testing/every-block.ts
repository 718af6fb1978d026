import type { ContentBlock } from '@firn/shared-contracts/api';
import { aLevel, aMediaObject, anActivity, anOffer } from '@firn/shared-contracts/testing';
import { aBlock, GUIDE_ID } from './fixtures.ts';

export const MEDIA = aMediaObject()['@id'];

/** A picture of the library at its place. */
export const aPicture = (alt: string, caption = '') => ({ media: MEDIA, alt, caption });

/** A page with a block of each kind, and one of a kind that nobody knows yet. */
export const everyBlock = (): ContentBlock[] => [
  aBlock('header-image', { picture: aPicture('Grat im Morgenlicht') }),
  aBlock('subtitle', { text: 'Ruhig und genau.' }),
  aBlock('text', { html: '<h2>Winter</h2><p>Im Winter liegt Schnee.</p>' }),
  aBlock('picture', { picture: aPicture('Hütte', 'Die Hütte von Westen.'), width: 'wide' }),
  aBlock('picture-pair', { left: aPicture('Links'), right: aPicture('Rechts') }),
  aBlock('gallery', {
    title: 'Bilder',
    pictures: [{ picture: aPicture('Spur im Schnee', 'Die Spur.') }, { picture: aPicture('Gipfel') }],
  }),
  aBlock('quote', { text: 'Nie wieder Flachland.', author: 'Nina' }),
  aBlock('call-to-action', {
    title: 'Komm mit',
    text: 'Wir haben noch Plätze.',
    link: { label: 'Zur Agenda', page: null, url: '/agenda' },
    look: 'strong',
  }),
  aBlock('questions', {
    title: 'Fragen',
    questions: [{ question: 'Brauche ich ein LVS?', answer: '<p>Du kannst es mieten.</p>' }],
  }),
  aBlock('price-table', {
    title: 'Preise',
    rows: [{ what: 'Tag mit Guide', note: 'bis 4 Personen', price: "CHF 1'290.–" }],
    note: 'Ohne Bahn.',
  }),
  aBlock('team', { title: 'Deine Guides', all: false, guides: [`/api/users/${GUIDE_ID}`] }),
  aBlock('dates', {
    title: 'Nächste Termine',
    activity: anActivity()['@id'],
    level: null,
    tag: null,
    count: 3,
  }),
  aBlock('finder', {
    title: 'Welche passt zu mir?',
    activities: [anActivity()['@id']],
    levels: [{ answer: 'Ich fahre sicher auf der Piste.', level: aLevel()['@id'] }],
  }),
  aBlock('offers', { title: 'Angebote', offers: [anOffer()['@id']] }),
  aBlock('group-size', { title: 'Gäste je Guide' }),
  aBlock('map', {
    title: 'Orte',
    places: [
      { title: 'Grindelwald', latitude: 46.62, longitude: 8.04 },
      { title: 'Zermatt', latitude: 46.02, longitude: 7.75 },
    ],
  }),
  aBlock('download', { file: MEDIA, label: 'Packliste' }),
  aBlock('newsletter', { title: 'Neues vom Berg', text: 'Einmal im Monat.' }),
  aBlock('video', {
    url: 'https://www.youtube.com/watch?v=abc',
    title: 'Ein Tag am Biancograt',
    picture: aPicture('Standbild'),
  }),
  aBlock('columns', {
    left: [
      { id: '018f0000-0000-7000-8000-000000049001', kind: 'text', data: { html: '<p>Links steht das.</p>' } },
    ],
    right: [
      {
        id: '018f0000-0000-7000-8000-000000049002',
        kind: 'quote',
        data: { text: 'Rechts steht dies.', author: '' },
      },
    ],
  }),
  { ...aBlock('text', { html: 'Das zeigt erst ein Remote von morgen.' }), kind: 'weather' },
];
