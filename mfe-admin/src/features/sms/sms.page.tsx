import { useHead, useTexts } from '@firn/shared-ui/remote';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { OptOuts } from './opt-outs.tsx';
import styles from './sms.module.css';
import { SmsLog } from './sms-log.tsx';
import { WriteSms } from './write-sms.tsx';

/** `/admin/sms`: what the office writes by SMS; `?event=` names the event (docs/domain/text-messages.md). */
export function Page() {
  const t = useTexts(smsTexts);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        <WriteSms />
        <SmsLog />
        <OptOuts />
      </div>
    </>
  );
}
