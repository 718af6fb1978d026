import type { EventChangePreview } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { eventChangesTexts } from '../../i18n/de-CH/event-changes.ts';
import { Facts } from '../facts.tsx';

/** Says what is another then, and how many have booked it. */
export function Concerned({ preview }: { readonly preview: EventChangePreview }) {
  const t = useTexts(eventChangesTexts);
  const { changes, bookings, persons } = preview;
  const shown = (text: string) => text || t('none');
  return (
    <section aria-label={t('concerns')}>
      <p>{t('concerns')}</p>
      <Facts
        facts={[
          ...changes.map(
            ({ fact, from, to }) =>
              [t(`facts.${fact}`), t('fromTo', { from: shown(from), to: shown(to) })] as const,
          ),
          [t('bookings'), String(bookings)],
          [t('persons'), String(persons)],
        ]}
      />
      {changes.some(({ fact }) => fact === 'price') && <p>{t('priceStays')}</p>}
    </section>
  );
}
