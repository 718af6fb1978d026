import type { SeatOptionLinkResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatChf, formatDateRange, formatDateTime, formatTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { seatOptionTexts } from '../../i18n/de-CH/seat-option.ts';
import { Facts } from '../../shared/facts.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import { keepSeatOption } from '../../shared/seat-option.ts';
import styles from './seat-option.module.css';
import { seatOptionQuery } from './seat-option.queries.ts';

interface SeatOptionProps {
  readonly option: SeatOptionLinkResponse;
  readonly token: string;
}

function OptionFacts({ option }: Pick<SeatOptionProps, 'option'>) {
  const t = useTexts(seatOptionTexts);
  const { event, seats, number } = option;
  const rows = [
    [t('facts.tour'), event.title],
    [t('facts.date'), `${formatDateRange(event.start, event.end)}, ${formatTime(event.start)}`],
    [t('facts.seats'), String(seats)],
    [t('facts.price'), formatChf(event.priceFrom)],
    [t('facts.number'), number],
  ] as const;
  return <Facts facts={rows} />;
}

function SeatOption({ option, token }: SeatOptionProps) {
  const t = useTexts(seatOptionTexts);
  const shell = useShell();
  const navigate = useNavigate();
  const { state, until, event } = option;
  const book = () => {
    keepSeatOption(shell, event, option, token);
    void navigate(`/event/${event.id}/buchen`);
  };
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t(`states.${state}.title`)}</h1>
        <p>
          {state === 'open'
            ? t('states.open.text', { until: formatDateTime(until) })
            : t(`states.${state}.text`)}
        </p>
        <OptionFacts option={option} />
        <div>
          {state === 'open' ? (
            <Button onClick={book}>{t('book')}</Button>
          ) : (
            <Link to={`/event/${event.id}`}>{t('event')}</Link>
          )}
        </div>
        <OfficeContact />
      </div>
    </Region>
  );
}

function InvalidLink() {
  const t = useTexts(seatOptionTexts);
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('invalid.title')}</h1>
        <p>{t('invalid.text')}</p>
        <OfficeContact />
      </div>
    </Region>
  );
}

/** `/profil/option/:token`: opening it changes nothing, because mail scanners open links too. */
export function Page() {
  const t = useTexts(seatOptionTexts);
  const { api } = useShell();
  const { token = '' } = usePageParams();
  const option = useQuery(seatOptionQuery(api, token));
  useHead({ title: t('title'), robots: 'noindex' });
  if (option.isPending) return <LoadingRegion />;
  if (isApiError(option.error) && option.error.status === 404) return <InvalidLink />;
  if (!option.data) return <FailedRegion onRetry={() => void option.refetch()} />;
  return <SeatOption option={option.data} token={token} />;
}
