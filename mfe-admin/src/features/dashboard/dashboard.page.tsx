import { zurichDate } from '@firn/shared-contracts/domain';
import { Slot, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { dashboardTexts } from '../../i18n/de-CH/dashboard.ts';
import { PageHead } from '../../shared/page-head.tsx';
import styles from './dashboard.module.css';
import { OpenWork } from './open-work.tsx';

const NO_CONTEXT = {};

/** The office's start page has its open work, and tiles that remotes contribute. */
export function Page() {
  const t = useTexts(dashboardTexts);
  const { now } = useShell();
  const [openedAt] = useState(now);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <OpenWork today={zurichDate(openedAt)} />
      <div className={styles.tiles}>
        <Slot name="office-home" context={NO_CONTEXT} />
      </div>
    </>
  );
}
