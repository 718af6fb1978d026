import type { RemoteDescription } from '@firn/shared-contracts/delivery';
import { Switch } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import { type ChangeIntent, pageOffOf } from './change.logic.ts';
import styles from './page-switches.module.css';

interface PageSwitchesProps {
  readonly remote: RemoteDescription;
  readonly onChange: (intent: ChangeIntent) => void;
}

/** The kill switch of each page, folded away: it is for bad days. */
export function PageSwitches({ remote, onChange }: PageSwitchesProps) {
  const t = useTexts(deliveryTexts);
  const { pages, off } = remote;
  if (pages.length === 0) return null;
  const summary = off.length === 0 ? 'pages.summary' : 'pages.summaryOff';
  return (
    <details className={styles.details}>
      <summary>{t(summary, { count: pages.length, off: off.length })}</summary>
      <ul className={styles.pages}>
        {pages.map((page) => {
          const isOff = pageOffOf(remote, page.id);
          const kind = isOff ? 'page-on' : 'page-off';
          return (
            <li key={page.id}>
              <Switch
                label={page.title}
                description={isOff ? t('pages.off', { reason: isOff.reason }) : page.path}
                checked={!isOff}
                onChange={() => onChange({ kind, remote, page })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
