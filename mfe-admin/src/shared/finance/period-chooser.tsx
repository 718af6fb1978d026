import { missingDay } from '@firn/shared-ui/form';
import { formatNumericDate, readLocalDate } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { financePeriodTexts } from '../../i18n/de-CH/finance-period.ts';
import styles from './finance.module.css';
import type { PeriodAddress } from './use-period.ts';

const KEPT = { keepScroll: true };

/** Two days to be typed; they count together. */
function PeriodFields({ period, change }: Pick<PeriodAddress, 'period' | 'change'>) {
  const t = useTexts(financePeriodTexts);
  const [from, setFrom] = useState(formatNumericDate(period.from));
  const [to, setTo] = useState(formatNumericDate(period.to));
  const [isTried, setTried] = useState(false);
  const next = { from: readLocalDate(from), to: readLocalDate(to) };
  const faultOf = (text: string, day: string | null) => isTried && !day && (missingDay(text) ?? t('noDay'));
  const isTurnedRound = next.from !== null && next.to !== null && next.to < next.from;
  const show = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (next.from && next.to && !isTurnedRound) change({ from: next.from, to: next.to });
  };
  return (
    <form className={styles.fields} onSubmit={show} aria-label={t('free')} noValidate>
      <TextInput
        label={t('from')}
        autoComplete="off"
        value={from}
        error={faultOf(from, next.from)}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        label={t('to')}
        autoComplete="off"
        value={to}
        error={faultOf(to, next.to) || (isTried && isTurnedRound && t('turnedRound'))}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('show')}
      </Button>
    </form>
  );
}

/** Which period a page is about: a usual one by a click, or any other by its days. */
export function PeriodChooser({ address }: { readonly address: PeriodAddress }) {
  const t = useTexts(financePeriodTexts);
  const { period, usual, change } = address;
  return (
    <div className={styles.chooser}>
      <nav aria-label={t('label')} className={styles.usual}>
        {usual.map(({ name, href, isCurrent }) => (
          <Link key={name} to={href} state={KEPT} aria-current={isCurrent ? 'true' : undefined}>
            {t(`usual.${name}`)}
          </Link>
        ))}
      </nav>
      <PeriodFields key={`${period.from}/${period.to}`} period={period} change={change} />
    </div>
  );
}
