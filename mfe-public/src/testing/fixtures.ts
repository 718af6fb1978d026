import type {
  ContentBlock,
  ContentResponse,
  FeedbackRequestResponse,
  SiteSearchHit,
  UserResponse,
  VoicesResponse,
} from '@firn/shared-contracts/api';
import type { BlockData, BlockKind } from '@firn/shared-contracts/content';
import {
  aCollection,
  aCompany,
  aLevel,
  aMediaObject,
  anActivity,
  anEvent,
  anOffer,
  type TestApiHandlers,
} from '@firn/shared-contracts/testing';

const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const EVENT_ID = anEvent().id;
export const OFFER_ID = anEvent().offer.slice('/api/offers/'.length);
export const GUIDE_ID = id(901);

export const aGuide = (overrides: Partial<UserResponse> = {}): UserResponse => ({
  '@id': `/api/users/${GUIDE_ID}`,
  '@type': 'User',
  id: GUIDE_ID,
  version: 1,
  salutation: null,
  firstName: 'Ursina',
  lastName: 'Caflisch',
  fullName: 'Ursina Caflisch',
  slug: 'ursina-caflisch',
  email: null,
  birthday: null,
  address: null,
  postalCode: null,
  state: null,
  country: null,
  contactFirstName: null,
  contactLastName: null,
  contactPhone: null,
  sac: false,
  sacNumber: null,
  userState: null,
  createdAt: null,
  lastSeenAt: null,
  city: 'Pontresina',
  code: null,
  customerId: null,
  phone: null,
  roles: ['ROLE_GUIDE'],
  groups: [],
  guideLevel: 'guide3',
  spontaneousTourPermission: false,
  tourCreatePermission: false,
  presentedOnWebsite: true,
  currentlyGuiding: true,
  portraitText: 'Aufgewachsen im Engadin.\n\nAm liebsten am Biancograt.',
  portraitImage: aMediaObject(),
  newsletter: null,
  hasAccount: false,
  ...overrides,
});

let blocks = 0;

/** A block of a page, with the picture that it may name. */
export const aBlock = <Kind extends BlockKind>(kind: Kind, data: BlockData<Kind>): ContentBlock => {
  blocks += 1;
  return {
    name: '',
    type: 'html',
    text: null,
    url: null,
    image: null,
    id: id(40_000 + blocks),
    kind,
    data,
    media: [aMediaObject()],
  };
};

export const aContent = (overrides: Partial<ContentResponse> = {}): ContentResponse => ({
  '@id': `/api/contents/${id(951)}`,
  '@type': 'Content',
  id: id(951),
  version: 1,
  title: 'Über uns',
  metaDescription: 'Wer wir sind.',
  metaKeywords: 'Bergführer, Grindelwald',
  metaIndex: true,
  public: true,
  translations: { slug: 'uber-uns' },
  completeSlug: 'uber-uns',
  contentBlocks: [
    aBlock('header-image', {
      picture: { media: aMediaObject()['@id'], alt: 'Grat im Morgenlicht', caption: '' },
    }),
    aBlock('subtitle', { text: 'Seit 1987 am Berg.' }),
    aBlock('text', { html: '<h2>Haltung</h2><p>Ruhig und genau.</p>' }),
  ],
  parent: null,
  parents: [],
  publishedAt: '2026-01-10T09:00:00.000Z',
  draft: null,
  draftMedia: null,
  isChanged: null,
  publishAt: null,
  hideAt: null,
  stepRefusedAt: null,
  deletedAt: null,
  children: [{ '@id': `/api/contents/${id(952)}`, title: 'Sicherheit', completeSlug: 'uber-uns/sicherheit' }],
  ...overrides,
});

/** What the search of the site finds. */
export const aHit = (overrides: Partial<SiteSearchHit> = {}): SiteSearchHit & { readonly '@id': string } => ({
  '@id': overrides.path ?? `/event/${EVENT_ID}/allalinhorn`,
  kind: 'event',
  title: 'Allalinhorn',
  path: `/event/${EVENT_ID}/allalinhorn`,
  excerpt: 'Ein leichter Viertausender über dem Saastal.',
  startsAt: '2026-07-11T05:00:00.000Z',
  ...overrides,
});

/** An average with one voice that stands on the website. */
export const aVoices = (overrides: Partial<VoicesResponse> = {}): VoicesResponse => ({
  '@id': '/api/voices',
  '@type': 'Voices',
  rating: { average: 4.6, count: 12 },
  voices: [
    {
      id: id(981),
      comment: 'Ein grosser Tag.',
      author: 'Nina',
      title: 'Allalinhorn',
      start: '2026-07-11T05:00:00.000Z',
      average: 4.5,
      reply: 'Danke, Nina!',
      repliedAt: '2026-07-20T08:00:00.000Z',
    },
  ],
  ...overrides,
});

/** The request behind the link of a mail, about a tour over night with a guide. */
export const aFeedbackRequest = (
  overrides: Partial<FeedbackRequestResponse> = {},
): FeedbackRequestResponse => ({
  '@id': '/api/feedback_requests/geheim',
  '@type': 'FeedbackRequest',
  state: 'open',
  title: 'Allalinhorn',
  start: '2026-07-11T05:00:00.000Z',
  end: '2026-07-12T15:00:00.000Z',
  closesAt: '2026-09-11T08:00:00.000Z',
  overnight: true,
  guides: [{ '@id': `/api/users/${GUIDE_ID}`, name: 'Ursina Caflisch' }],
  ...overrides,
});

/** Two dates in July and one in August. */
export const threeEvents = () => [
  anEvent({ guides: [{ ...aGuide(), '@id': `/api/users/${GUIDE_ID}` }] }),
  anEvent({ id: id(502), '@id': `/api/events/${id(502)}`, title: 'Galenstock', slug: 'galenstock' }),
  anEvent({
    id: id(503),
    '@id': `/api/events/${id(503)}`,
    title: 'Lawinenkurs Realp',
    slug: 'lawinenkurs-realp',
    type: 'training',
    start: '2026-08-08T06:00:00.000Z',
    end: '2026-08-08T15:00:00.000Z',
    durationDays: 1,
    availability: 'few',
    freePlaces: 2,
    location: { latitude: 46.5983, longitude: 8.5022 },
  }),
];

/** Successful answers to every request of the public pages. */
export const publicApi = (overrides: TestApiHandlers = {}): TestApiHandlers => ({
  'GET /api/events': aCollection('/api/events', threeEvents()),
  'GET /api/events/:id': ({ params }: { readonly params: Readonly<Record<string, string>> }) =>
    anEvent({ id: params.id ?? '', guides: [aGuide()], images: [aMediaObject()] }),
  'GET /api/offers/:id': anOffer(),
  'GET /api/users/:id': aGuide(),
  'GET /api/users': aCollection('/api/users', [aGuide()]),
  'GET /api/company': aCompany(),
  'GET /api/activities': aCollection('/api/activities', [
    anActivity(),
    anActivity({ id: id(202), '@id': `/api/activities/${id(202)}`, title: 'Skitouren', slug: 'skitouren' }),
  ]),
  'GET /api/levels': aCollection('/api/levels', [
    aLevel({ id: id(103), title: 'Fortgeschritten', position: 1 }),
    aLevel({ id: id(104), title: 'Privat', position: 2 }),
    aLevel({ id: id(102), title: 'Aufbau', position: 3 }),
    aLevel(),
  ]),
  'GET /api/sleeping_styles': aCollection('/api/sleeping_styles', [
    { '@id': '/api/sleeping_styles/1', '@type': 'SleepingStyle', id: id(961), title: 'Hütte', position: 1 },
  ]),
  'GET /api/tags': aCollection('/api/tags', [
    { '@id': '/api/tags/1', '@type': 'Tag', id: id(971), title: 'Viertausender' },
  ]),
  'GET /api/voices': aVoices(),
  'GET /api/feedback_requests/:token': aFeedbackRequest(),
  'GET /api/offers': aCollection('/api/offers', [anOffer()]),
  'GET /api/search_help': { didYouMean: null, nearest: [] },
  'GET /api/site_search': aCollection('/api/site_search', [
    aHit(),
    aHit({
      kind: 'page',
      title: 'Winter',
      path: '/winter',
      excerpt: 'Im Winter liegt Schnee.',
      startsAt: null,
    }),
    aHit({ title: 'Galenstock', path: `/event/${id(502)}/galenstock` }),
  ]),
  'GET /api/content_redirects': ({ searchParams }: { readonly searchParams: URLSearchParams }) => ({
    from: searchParams.get('from'),
    to: null,
  }),
  'GET /api/contents': ({ searchParams }: { readonly searchParams: URLSearchParams }) => {
    const slug = searchParams.get('completeSlug[]') ?? '';
    const known = ['uber-uns', 'startseite'].includes(slug);
    return aCollection('/api/contents', known ? [aContent({ completeSlug: slug })] : []);
  },
  ...overrides,
});
