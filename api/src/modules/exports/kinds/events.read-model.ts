import type { EventResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPE_LABELS, eventStateLabel } from '@firn/shared-contracts/labels';
import { day, instant, number, text } from '../../../lib/sheet-fields.ts';
import { EVENT_FILTERS, eventsById, listEventIds, readEventFilter } from '../../events/index.ts';
import { listSource } from '../source/export-source.ts';
import { yesOrNo } from '../source/export-words.ts';

interface Line extends EventResponse {
  /** The state in words, at the moment that the file is of (docs/domain/states.md#event). */
  readonly stateInWords: string;
}

/** Events as their list has them. */
export const eventsOfList = listSource<Line, ReturnType<typeof readEventFilter>>({
  title: 'Events',
  permission: 'events.read',
  filters: EVENT_FILTERS,
  columns: {
    title: text('Titel', ({ title }) => title),
    start: instant('Beginn', ({ start }) => start),
    end: instant('Ende', ({ end }) => end),
    code: text('Nummer', ({ code }) => code),
    type: text('Art', ({ type }) => EVENT_TYPE_LABELS[type]),
    place: text('Ort', ({ place }) => place),
    seats: number('Gebuchte Plätze', (event) => event.bookedPlaces),
    minimum: number('Mindestens', (event) => event.minimumParticipants),
    maximum: number('Höchstens', (event) => event.maximumParticipants),
    waiting: number('Auf der Warteliste', (event) => event.waitingPersons),
    decision: day('Entscheid', ({ decisionDate }) => decisionDate),
    deadline: instant('Anmeldeschluss', (event) => event.registrationDeadline),
    guides: text('Guides', (event) => event.guides.map(({ fullName }) => fullName).join(', ')),
    state: text('Status', ({ stateInWords }) => stateInWords),
    published: text('Veröffentlicht', ({ published }) => yesOrNo(published)),
    organized: text('Organisiert', ({ organized }) => yesOrNo(organized)),
    guideFinished: text('Rapport', ({ guideFinished }) => yesOrNo(guideFinished)),
    concluded: text('Abgerechnet', ({ concluded }) => yesOrNo(concluded)),
    accountingNo: text('Kostenstelle', ({ accountingNo }) => accountingNo),
  },
  readFilter: (query, { visitor }) => readEventFilter(query, visitor),
  find: listEventIds,
  async read(db, ids, view) {
    const events = [...(await eventsById(db, ids, { ...view, projection: null })).values()];
    return events.map((event) => ({ ...event, stateInWords: eventStateLabel(event, view.now) }));
  },
});
