import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useId } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Region } from '../../shared/region.tsx';
import { EventSummary } from './event-summary.tsx';
import styles from './layout.module.css';
import { Steps } from './steps.tsx';

interface StepLayoutProps {
  readonly event: EventResponse;
  readonly step: 'details' | 'payment';
  /** Below the facts of the event: the price. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One step: the form on the left, event and price on the right; stacked on phones. */
export function StepLayout({ event, step, aside, children }: StepLayoutProps) {
  const t = useTexts(bookingTexts);
  return (
    <Region>
      <Steps current={step} />
      <h1 className={styles.title}>{step === 'details' ? event.title : t('payment.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={t('event.title')}>
          <EventSummary event={event} withTitle={step === 'payment'} />
          {aside}
        </aside>
      </div>
    </Region>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <h2 className={styles.heading} id={headingId}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
