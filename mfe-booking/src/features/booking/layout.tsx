import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useId } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingRequestTexts } from '../../i18n/de-CH/booking-request.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import { Region } from '../../shared/region.tsx';
import { EventSummary } from './event-summary.tsx';
import styles from './layout.module.css';
import { Steps } from './steps.tsx';
import type { Aim } from './waiting.ts';

interface StepLayoutProps {
  readonly event: EventResponse;
  /** Where nobody types any more, what the button does. */
  readonly step: 'details' | Aim;
  /** Below the facts of the event: the price. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

const TITLE = 'booking-step';

/** After what was pressed is gone: the title says what comes next. */
export function focusStepTitle(): void {
  requestAnimationFrame(() => document.getElementById(TITLE)?.focus());
}

/**
 * One step: the form on the left, event and price on the right. On phones they are stacked: the form first where somebody
 * types; where somebody agrees, first what they agree to.
 */
export function StepLayout({ event, step, aside, children }: StepLayoutProps) {
  const t = useTexts(bookingTexts);
  const tr = useTexts(bookingRequestTexts);
  const tw = useTexts(bookingWaitTexts);
  const isTyping = step === 'details';
  const titles = {
    details: event.title,
    book: t('payment.title'),
    request: tr('paymentTitle'),
    wait: tw('paymentTitle'),
  };
  const summary = (
    <aside className={styles.aside} aria-label={t('event.title')}>
      <EventSummary event={event} withTitle={!isTyping} />
      {aside}
    </aside>
  );
  return (
    <Region>
      <Steps current={isTyping ? 'details' : 'payment'} />
      <h1 className={styles.title} id={TITLE} tabIndex={-1}>
        {titles[step]}
      </h1>
      <div className={styles.columns}>
        {!isTyping && summary}
        <div className={styles.main}>{children}</div>
        {isTyping && summary}
      </div>
    </Region>
  );
}

interface SectionProps {
  /** The heading has it, where something leads there. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <h2 className={styles.heading} id={headingId} tabIndex={id ? -1 : undefined}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
