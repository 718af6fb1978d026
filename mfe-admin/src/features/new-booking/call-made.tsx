import type { SeatOptionMade } from '@firn/shared-contracts/api';
import { formatDateTime, formatPhone } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callTexts } from '../../i18n/de-CH/call.ts';
import { newBookingPath } from '../../shared/booking-paths.ts';
import styles from './call.module.css';

interface CallMadeProps {
  readonly option: SeatOptionMade;
  readonly onNext: () => void;
}

/** The number to read out, and the link as long as this page is open: nobody reads it again. */
export function CallMade({ option, onNext }: CallMadeProps) {
  const t = useTexts(callTexts);
  const [isCopied, setCopied] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { number, fullName: name, seats, until, sentBy, email, phone, link, event } = option;
  useEffect(() => region.current?.focus(), []);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <section ref={region} tabIndex={-1} className={styles.made} aria-label={t('done')}>
      <p className={styles.kicker}>{t('made.number')}</p>
      <p className={styles.number}>{number}</p>
      <p>{t('made.held', { count: seats, name, when: formatDateTime(until) })}</p>
      <p>
        {sentBy
          ? t(`made.${sentBy}`, { to: (sentBy === 'mail' && email) || formatPhone(phone) })
          : t('made.none')}
      </p>
      <div className={styles.line}>
        <TextInput
          className={styles.link}
          label={t('made.link')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" onClick={copy}>
          {isCopied ? t('made.copied') : t('made.copy')}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={onNext}>{t('made.next')}</Button>
        <Button component={Link} variant="default" to={newBookingPath({ event, option })}>
          {t('made.complete')}
        </Button>
      </div>
    </section>
  );
}
