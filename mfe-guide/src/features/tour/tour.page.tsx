import type {
  EventResponse,
  ParticipantResponse,
  RentingMaterialOrderResponse,
} from '@firn/shared-contracts/api';
import { guardRedirect, mayDecline, zurichDate } from '@firn/shared-contracts/domain';
import { formatDateTime } from '@firn/shared-ui/format';
import {
  Slot,
  useErrorPage,
  useHead,
  usePageParams,
  useSession,
  useShell,
  useTexts,
} from '@firn/shared-ui/remote';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../shared/panel.tsx';
import { Persons } from '../../shared/participants.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import { Attendance } from './attendance.tsx';
import { DeclineForm, useOwnAssignment } from './decline-form.tsx';
import { Houses } from './houses.tsx';
import { Material } from './material.tsx';
import { ReportReturned } from './report-returned.tsx';
import { Review } from './review.tsx';
import styles from './tour.module.css';
import { TourFacts } from './tour-facts.tsx';
import { useTour } from './use-tour.ts';

const MyTours = lazy(async () => {
  const { MyTours } = await import(/* webpackChunkName: "tour-mine" */ './my-tours.tsx');
  return { default: MyTours };
});
const NotesForm = lazy(async () => {
  const { NotesForm } = await import(/* webpackChunkName: "tour-notes" */ './notes-form.tsx');
  return { default: NotesForm };
});
const DraftForm = lazy(async () => {
  const { DraftForm } = await import(/* webpackChunkName: "tour-draft" */ './draft-form.tsx');
  return { default: DraftForm };
});
const DeleteDraft = lazy(async () => {
  const { DeleteDraft } = await import(/* webpackChunkName: "tour-delete" */ './delete-draft.tsx');
  return { default: DeleteDraft };
});
const MessageForm = lazy(async () => {
  const { MessageForm } = await import(/* webpackChunkName: "tour-message" */ './message-form.tsx');
  return { default: MessageForm };
});
const SmsForm = lazy(async () => {
  const { SmsForm } = await import(/* webpackChunkName: "tour-sms" */ './sms-form.tsx');
  return { default: SmsForm };
});
const Pictures = lazy(async () => {
  const { Pictures } = await import(/* webpackChunkName: "tour-pictures" */ './pictures.tsx');
  return { default: Pictures };
});
const Pinboard = lazy(async () => {
  const { Pinboard } = await import(/* webpackChunkName: "tour-pinboard" */ '@firn/shared-ui/pinboard');
  return { default: Pinboard };
});
const ReportForm = lazy(async () => {
  const { ReportForm } = await import(/* webpackChunkName: "tour-report" */ './report-form.tsx');
  return { default: ReportForm };
});

function Links({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { permissions } = useSession();
  const isOfGuideArea = guardRedirect('guide', { loggedIn: true, permissions }, '') === null;
  const { id, title } = event;
  const context = useMemo(() => ({ id, title }), [id, title]);
  return (
    <nav className={styles.links}>
      <Link to={isOfGuideArea ? '/guide/events' : '/profil/tour'}>
        {isOfGuideArea ? t('back') : t('mine')}
      </Link>
      <Slot name="guide-tour-tools" context={context} />
      {event.published && <Link to={`/event/${event.id}/${event.slug}`}>{t('public')}</Link>}
    </nav>
  );
}

interface TourProps {
  readonly event: EventResponse;
  readonly persons: readonly ParticipantResponse[];
}

/** Holds what a guide keeps with a tour in each of its states. */
function Kept({ event }: Pick<TourProps, 'event'>) {
  const t = useTexts(tourTexts);
  return (
    <>
      <Panel id="bilder" title={t('pictures.title')}>
        <Pictures event={event} />
      </Panel>
      <Panel id="notizen" title={t('notes.title')}>
        <NotesForm event={event} />
      </Panel>
    </>
  );
}

/** Shows what a guide does about a tour that nobody can book yet. */
function DraftDuties({ event }: Pick<TourProps, 'event'>) {
  const t = useTexts(tourTexts);
  const { user } = useSession();
  return (
    <>
      <Panel id="entwurf" title={t('draft.title')}>
        <DraftForm event={event} />
      </Panel>
      <Kept event={event} />
      {user && event.proposedBy === user.iri && (
        <Panel id="loeschen" title={t('draft.delete')}>
          <DeleteDraft event={event} />
        </Panel>
      )}
    </>
  );
}

/** What a guide does about a tour; nothing of it without network. */
function Duties({ event, persons }: TourProps) {
  const t = useTexts(tourTexts);
  const { now } = useShell();
  const isOver = new Date(event.end) <= now() && event.state !== 'cancelled';
  const assignment = useOwnAssignment(event);
  const isAhead = new Date(event.start) > now() && event.state !== 'cancelled';
  return (
    <>
      {isOver && (
        <Panel id="rapport" title={event.guideFinished ? t('report.titleDone') : t('report.title')}>
          <ReportForm event={event} persons={persons} />
        </Panel>
      )}
      <Panel id="nachricht" title={t('message.title')}>
        <MessageForm eventId={event.id} persons={persons} />
      </Panel>
      <Panel id="sms" title={t('sms.title')}>
        <SmsForm eventId={event.id} persons={persons} />
      </Panel>
      <Panel id="pinnwand" title={t('pinboard')}>
        <Pinboard event={event} />
      </Panel>
      <Kept event={event} />
      {isAhead && assignment && (
        <Panel id="absagen" title={t('decline.title')}>
          {mayDecline(new Date(event.start), now()) ? (
            <DeclineForm assignment={assignment} />
          ) : (
            <p>{t('decline.late')}</p>
          )}
        </Panel>
      )}
    </>
  );
}

interface PeopleProps extends TourProps {
  readonly material: readonly RentingMaterialOrderResponse[];
  readonly isLive: boolean;
}

function People({ event, persons, material, isLive }: PeopleProps) {
  const t = useTexts(tourTexts);
  const { now } = useShell();
  // Marks are taken from the first day on, and until the report is handed in.
  const isMarked = isLive && !event.guideFinished && zurichDate(now()) >= zurichDate(new Date(event.start));
  return (
    <section aria-label={t('participants')}>
      <h2 className={styles.heading}>{t('participants')}</h2>
      <Persons persons={persons} facts={(person) => <Material person={person} orders={material} />}>
        {(person) => isMarked && <Attendance person={person} />}
      </Persons>
    </section>
  );
}

function Tour({ id }: { readonly id: string }) {
  const t = useTexts(tourTexts);
  const { event, persons, material = [], houses = [], keptAt, isUnknown, isFailed, retry } = useTour(id);
  useErrorPage(isUnknown ? 404 : null);
  const title = event ? t('pageTitle', { title: event.title }) : t('loadingTitle');
  useHead({ title, robots: 'noindex' });
  if (isUnknown) return null;
  if (isFailed) return <LoadFailed onRetry={retry} />;
  if (!event) return <Skeleton />;
  return (
    <PageFrame title={event.title}>
      {keptAt !== null && (
        <p role="status" className={styles.offline}>
          {t('offline', { at: formatDateTime(keptAt) })}
        </p>
      )}
      {keptAt === null && <Links event={event} />}
      {keptAt === null && <Review event={event} />}
      {keptAt === null && <ReportReturned event={event} />}
      <TourFacts event={event} />
      <Houses houses={houses} />
      {persons ? (
        <People event={event} persons={persons} material={material} isLive={keptAt === null} />
      ) : (
        <Skeleton />
      )}
      {keptAt === null && persons && (
        <div className={styles.duties}>
          {event.state === 'draft' ? (
            <DraftDuties event={event} />
          ) : (
            <Duties event={event} persons={persons} />
          )}
        </div>
      )}
    </PageFrame>
  );
}

/** A tour one leads; without an id the list of them. The server decides whose a tour is. */
export function Page() {
  const { id } = usePageParams();
  if (id) return <Tour id={id} />;
  return (
    <Suspense fallback={<Skeleton />}>
      <MyTours />
    </Suspense>
  );
}
