import { formatPhone } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import { hutsOf, positionText } from './huts.logic.ts';
import styles from './lists.module.css';
import { housesQuery, type PrintedEvent } from './lists.queries.ts';

/** Rescue in Switzerland, and the number that is good all over Europe. */
const RESCUE = [
  ['1414', 'rega'],
  ['144', 'ambulance'],
  ['112', 'europe'],
] as const;

/** Whom to call, and from where: first what an excited person looks for. */
export function EmergencyCard({ event }: { readonly event: PrintedEvent }) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const company = useQuery(companyQuery(api)).data;
  const houses = useQuery(housesQuery(api, event['@id'])).data?.['hydra:member'] ?? [];
  const phones = houses.flatMap(({ accommodation: { id, phone } }) => (phone ? [[id, phone] as const] : []));
  const huts = hutsOf(event, new Map(phones));
  const { location } = event;
  return (
    <>
      <ul className={styles.rescue} aria-label={t('rescue.title')}>
        {RESCUE.map(([number, name]) => (
          <li key={number}>
            <strong className={styles.rescueNumber}>{number}</strong> {t(`rescue.${name}`)}
          </li>
        ))}
      </ul>
      <p className={styles.report}>{t('rescue.report')}</p>
      <dl className={styles.facts}>
        {huts.map(({ title, elevation, position, phone }) => (
          <div key={title} className={styles.fact}>
            <dt>{t('hut')}</dt>
            <dd>
              {title}
              {elevation !== null && `, ${t('elevation', { elevation })}`}
              {position && `, ${position}`}
              {phone ? (
                <strong>, {formatPhone(phone)}</strong>
              ) : (
                <span className={styles.blank}>{t('hutPhone')}</span>
              )}
            </dd>
          </div>
        ))}
        {location && (
          <div className={styles.fact}>
            <dt>{t('position')}</dt>
            <dd>{`${event.place}, ${positionText(location.latitude, location.longitude)}`}</dd>
          </div>
        )}
        {company && (
          <div className={styles.fact}>
            <dt>{t('office')}</dt>
            <dd>{`${company.name}, ${formatPhone(company.phone)}`}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
