import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { Notice } from '../../shared/notice.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import type { Trouble } from './change.ts';

interface TroubleNoticeProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}

/** Why nothing is changed yet, and the way on. */
export function TroubleNotice({ trouble, onRetry }: TroubleNoticeProps) {
  const t = useTexts(bookingChangesTexts);
  switch (trouble.kind) {
    case 'price-changed':
      return (
        <Notice tone="attention" title={t('trouble.priceTitle')}>
          <p>{t('trouble.price')}</p>
        </Notice>
      );
    case 'full':
      return (
        <Notice tone="attention" title={t('trouble.fullTitle')}>
          <p>
            {trouble.freePlaces > 0 ? t('trouble.full', { count: trouble.freePlaces }) : t('trouble.none')}
          </p>
          <OfficeContact />
        </Notice>
      );
    case 'busy':
    case 'unknown':
      return (
        <Notice tone="attention" title={t(`trouble.${trouble.kind}Title`)}>
          <p>{t(`trouble.${trouble.kind}`)}</p>
          <Button variant="default" onClick={onRetry}>
            {t('trouble.retry')}
          </Button>
        </Notice>
      );
    case 'over':
      return (
        <Notice tone="attention" title={t('trouble.overTitle')}>
          <p>{trouble.detail}</p>
          <OfficeContact />
        </Notice>
      );
    case 'invalid':
      return (
        <Notice tone="attention" title={t('trouble.refusedTitle')}>
          <p>{trouble.violations.map(({ message }) => message).join(' ')}</p>
        </Notice>
      );
    case 'gone':
    case 'refused':
      return (
        <Notice tone="attention" title={t('trouble.refusedTitle')}>
          <p>{trouble.detail}</p>
          <OfficeContact />
        </Notice>
      );
  }
}
