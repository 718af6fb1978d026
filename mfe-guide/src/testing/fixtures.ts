import type {
  EventMessageResponse,
  EventPictureResponse,
  EventReportResponse,
  FeedbackSummaryResponse,
  GuideAssignmentResponse,
  GuideAvailabilityResponse,
} from '@firn/shared-contracts/api';
import { aGuideSummary, aMediaObject, anEvent, PERSONAS } from '@firn/shared-contracts/testing';

export const EVENT_ID = anEvent().id;

export const ownEvent = anEvent({ guides: [aGuideSummary], bookedPlaces: 2 });

/** Mondays free, Sundays busy; Saturday the 21st perhaps. */
export function anAvailability(
  overrides: Partial<GuideAvailabilityResponse> = {},
): GuideAvailabilityResponse {
  return {
    '@id': `/api/guide_availabilities/${aGuideSummary.id}`,
    '@type': 'GuideAvailability',
    id: aGuideSummary.id,
    version: 4,
    guide: aGuideSummary,
    guideLevel: 'guide2',
    weekly: ['available', null, null, null, null, null, 'busy'],
    days: [{ date: '2026-02-21', availability: 'maybe', isOwn: true }],
    hasFeed: false,
    ...overrides,
  };
}

const ASSIGNMENT_ID = '018f0000-0000-7000-8000-000000000901';

/** The office asks for two days in July. */
export function anAssignment(overrides: Partial<GuideAssignmentResponse> = {}): GuideAssignmentResponse {
  const { code, title, place, start, end, state } = ownEvent;
  return {
    '@id': `/api/guide_assignments/${ASSIGNMENT_ID}`,
    '@type': 'GuideAssignment',
    id: ASSIGNMENT_ID,
    version: 1,
    guide: aGuideSummary,
    event: { '@id': ownEvent['@id'], id: EVENT_ID, code, title, place, start, end, state },
    state: 'asked',
    comment: null,
    overrideReason: null,
    askedAt: '2026-02-10T09:00:00.000Z',
    answeredAt: null,
    conditions: {
      page: `/event/${EVENT_ID}/allalinhorn`,
      minimumParticipants: 3,
      maximumParticipants: 8,
      bookedPlaces: 2,
      level: 'Aufbau',
      coGuides: [{ ...aGuideSummary, id: 'co-guide', fullName: 'Lea Frei' }],
      fee: { days: 2, rate: 62_000, total: 124_000 },
    },
    ...overrides,
  };
}

/** A guide who leads tours, and may do nothing else in the guide area. */
export const withoutPermissions = {
  ...PERSONAS.guide,
  spontaneousTourPermission: false,
  tourCreatePermission: false,
};

/** Arrived at one address, and not at the other. */
export const aMessage: EventMessageResponse = {
  '@id': `${ownEvent['@id']}/messages/018f0000-0000-7000-8000-000000000a01`,
  '@type': 'EventMessage',
  id: '018f0000-0000-7000-8000-000000000a01',
  subject: 'Wetter am Wochenende',
  text: 'Nehmt eine warme Jacke mit.',
  sentBy: 'Beat Berger',
  sentAt: '2026-02-10T10:00:00.000Z',
  attachments: [],
  recipients: [
    { name: 'Gina Gast', email: null, deliveredAt: '2026-02-10T10:01:00.000Z', failed: false, failure: null },
    { name: 'Urs Gast', email: null, deliveredAt: null, failed: true, failure: null },
  ],
};

/** The report of the own event, handed in after it. */
export const aReport = (overrides: Partial<EventReportResponse> = {}): EventReportResponse => ({
  '@id': `${ownEvent['@id']}/report`,
  '@type': 'EventReport',
  event: ownEvent['@id'],
  absent: [],
  expenses: [{ title: 'Postauto', amount: 2480 }],
  incidents: '',
  comment: '',
  submittedBy: 'Beat Berger',
  submittedAt: '2026-07-13T10:00:00.000Z',
  returned: null,
  incidentsRead: null,
  ...overrides,
});

/** A picture that the signed-in guide added. */
export function aPicture(overrides: Partial<EventPictureResponse> = {}): EventPictureResponse {
  const picture = aMediaObject();
  return {
    '@id': `${ownEvent['@id']}/pictures/${picture.id}`,
    '@type': 'EventPicture',
    id: picture.id,
    picture,
    uploadedBy: 'Beat Berger',
    isRemovable: true,
    ...overrides,
  };
}

/** The summary that a guide with 12 voices reads. */
export const aSummary = (overrides: Partial<FeedbackSummaryResponse> = {}): FeedbackSummaryResponse => ({
  '@id': '/api/feedbacks/summary',
  '@type': 'FeedbackSummary',
  asked: null,
  tour: null,
  voicesNeeded: 3,
  guide: {
    voices: 12,
    average: 4.6,
    criteria: [
      { criterion: 'preparation', voices: 12, average: 4.5 },
      { criterion: 'safety', voices: 12, average: 4.9 },
      { criterion: 'communication', voices: 12, average: 4.4 },
    ],
    grades: [0, 0, 1, 3, 8],
    seasons: [{ season: '2026-winter', voices: 12, average: 4.6 }],
  },
  voices: [
    {
      id: '018f0000-0000-7000-8000-000000000981',
      comment: 'Ein grosser Tag.',
      author: 'Nina',
      title: 'Allalinhorn',
      start: '2026-02-01T05:00:00.000Z',
      average: 4.7,
      reply: '',
    },
  ],
  ...overrides,
});
