import { formatMetres } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { RichText } from '@firn/shared-ui/rich-text';
import type { ReactNode } from 'react';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { Prose } from '../prose/prose.tsx';
import type { Tour } from './tour.types.ts';
import styles from './tour-sections.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`tour-${id}`}>
      <h2 id={`tour-${id}`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

function Meeting({ tour }: { readonly tour: Tour }) {
  const t = useTexts(tourTexts);
  return (
    <Section id="meeting" title={t('sections.meeting')}>
      <Prose text={tour.meetingText} />
      {tour.meetingLink && (
        <p className={styles.link}>
          <a href={tour.meetingLink} rel="noopener noreferrer" target="_blank">
            {t('sections.meetingLink')}
          </a>
        </p>
      )}
    </Section>
  );
}

function Pois({ pois }: { readonly pois: Tour['pois'] }) {
  const t = useTexts(tourTexts);
  return (
    <Section id="pois" title={t('sections.pois')}>
      <ul className={styles.pois}>
        {pois.map(({ title, elevation, latitude, longitude }) => (
          <li key={`${title} ${latitude} ${longitude}`}>
            {elevation === null ? title : t('poi', { title, elevation: formatMetres(elevation) })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The long texts of a tour; sections without text are left out. */
export function TourSections({ tour }: { readonly tour: Tour }) {
  const t = useTexts(tourTexts);
  const text = (id: keyof typeof tourTexts.messages.sections, value: string | null) =>
    value ? (
      <Section id={id} title={t(`sections.${id}`)}>
        <RichText html={value} />
      </Section>
    ) : null;
  return (
    <>
      {text('program', tour.programText)}
      {text('curriculum', tour.curriculum)}
      {text('requirements', tour.requirementsText)}
      {text('equipment', tour.equipmentText)}
      {text('services', tour.servicesText)}
      {(tour.meetingText || tour.meetingLink) && <Meeting tour={tour} />}
      {tour.journeyText && (
        <Section id="journey" title={t('sections.journey')}>
          <Prose text={tour.journeyText} />
        </Section>
      )}
      {tour.pois.length > 0 && <Pois pois={tour.pois} />}
    </>
  );
}
