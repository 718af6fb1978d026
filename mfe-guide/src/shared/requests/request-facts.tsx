import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { requestsTexts } from '../../i18n/de-CH/requests.ts';
import styles from './requests.module.css';

/** Tells what a guide decides by: group, fee and who else leads (docs/domain/events.md#guides). */
export function RequestFacts({ request }: { readonly request: GuideAssignmentResponse }) {
  const t = useTexts(requestsTexts);
  const { conditions, event } = request;
  if (!conditions) return null;
  const { level, coGuides, fee, page, ...group } = conditions;
  const { bookedPlaces: booked, minimumParticipants: minimum, maximumParticipants: maximum } = group;
  const facts = [
    [t('group'), [t('seats', { booked, maximum, minimum }), level].filter(Boolean).join(', ')],
    [
      t('fee'),
      fee
        ? t('feeOf', { count: fee.days, total: formatChf(fee.total), rate: formatChf(fee.rate) })
        : t('noFee'),
    ],
    [t('coGuides'), coGuides.map(({ fullName }) => fullName).join(', ') || t('alone')],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {page && (
        <a className={styles.page} href={page} aria-label={t('pageOf', { title: event.title })}>
          {t('page')}
        </a>
      )}
    </>
  );
}
