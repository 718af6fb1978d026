import type { EventResponse } from '@firn/shared-contracts/api';
import { formatDays, formatHours, formatMetres } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { DIFFICULTY_SCALE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { teamTexts } from '../../i18n/de-CH/team.ts';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { gradesOf } from '../grades.logic.ts';
import { guideKindOf } from '../guide-level.logic.ts';
import { Picture } from '../picture/picture.tsx';
import type { Tour } from './tour.types.ts';
import styles from './tour-facts.module.css';

type Fact = readonly [label: string, value: ReactNode];
type House = EventResponse['eventAccommodations'][number];
type T = Translate<typeof tourTexts>;
type Fitness = keyof typeof tourTexts.messages.fitness;

function Guides({ guides }: { readonly guides: Tour['guides'] }) {
  const team = useTexts(teamTexts);
  return (
    <ul className={styles.names}>
      {guides.map((guide) => (
        <li key={guide['@id']} className={styles.guide}>
          {guide.portraitImage && (
            <div className={styles.portrait}>
              <Picture image={guide.portraitImage} sizes="4rem" decorative />
            </div>
          )}
          <p className={styles.name}>
            {guide.presentedOnWebsite ? (
              <Link to={`/team/${guide.id}/${guide.slug}`}>{guide.fullName}</Link>
            ) : (
              guide.fullName
            )}
            {guide.guideLevel && `, ${team(`level.${guideKindOf(guide.guideLevel)}`)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function groupSize(t: T, { minimumParticipants: minimum, maximumParticipants: maximum }: Tour): string {
  if (maximum === 1) return t('facts.groupOne');
  return minimum === maximum
    ? t('facts.groupExact', { maximum })
    : t('facts.groupSize', { minimum, maximum });
}

function effortFacts(t: T, tour: Tour): (Fact | null)[] {
  const { ascent, descent, hikingTime, fitness } = tour;
  return [
    ...gradesOf(tour).map(
      ({ field, grade }): Fact => [
        t(`grades.${field}`),
        <>
          {grade} <span className={styles.scale}>{DIFFICULTY_SCALE_LABELS[field]}</span>
        </>,
      ],
    ),
    ascent === null ? null : [t('facts.ascent'), formatMetres(ascent)],
    descent === null ? null : [t('facts.descent'), formatMetres(descent)],
    hikingTime === null ? null : [t('facts.hours'), formatHours(hikingTime)],
    fitness === null ? null : [t('facts.fitness'), t(`fitness.${fitness as Fitness}`)],
  ];
}

function factsOf(t: T, tour: Tour): Fact[] {
  const activities = tour.activities.map(({ title }) => title).join(', ');
  const facts: (Fact | null)[] = [
    [t('facts.duration'), formatDays(tour.durationDays)],
    [t('facts.place'), tour.place],
    [t('facts.type'), EVENT_TYPE_LABELS[tour.type]],
    activities === '' ? null : [t('facts.activities'), activities],
    tour.level && [t('facts.level'), tour.level.title],
    ...effortFacts(t, tour),
    tour.sleepingStyle && [t('facts.sleeping'), tour.sleepingStyle.title],
    [t('facts.group'), groupSize(t, tour)],
    tour.minimumAge > 0 ? [t('facts.age'), t('facts.years', { age: tour.minimumAge })] : null,
    tour.guides.length > 0 ? [t('facts.guides'), <Guides key="guides" guides={tour.guides} />] : null,
    [t('facts.code'), tour.code],
  ];
  return facts.filter((fact) => fact !== null);
}

/** `Britanniahütte SAC, Saas-Fee, 3030 m` */
const houseWords = ({ title, place, altitude }: House): string =>
  [title, place, altitude === null ? null : formatMetres(altitude)].filter(Boolean).join(', ');

const houseFacts = (t: T, houses: readonly House[]): Fact[] =>
  houses.length > 0 ? [[t('facts.houses'), houses.map(houseWords).join('; ')]] : [];

interface TourFactsProps {
  readonly tour: Tour;
  /** Where a date sleeps. */
  readonly houses?: readonly House[];
}

/** Place, level, grades with their scales, effort, group, guides, and where a date sleeps. */
export function TourFacts({ tour, houses = [] }: TourFactsProps) {
  const t = useTexts(tourTexts);
  return (
    <section aria-labelledby="tour-facts">
      <h2 id="tour-facts" className={styles.title}>
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        {[...factsOf(t, tour), ...houseFacts(t, houses)].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
