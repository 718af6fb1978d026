import { zurichDate } from '@firn/shared-contracts/domain';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import { Chooser } from './chooser.tsx';
import { NamedSheets } from './event-sheets.tsx';
import styles from './lists.module.css';
import { PrintBar } from './print-bar.tsx';
import { selectionOf } from './selection.logic.ts';
import { sheetsOf } from './sheets.logic.ts';
import { SpanSheets } from './span-sheets.tsx';

/** Sheets for paper: `/print/events?event=…`, `?tag=…` or `?guide=…`, with `blatt=` as often as sheets are wanted. */
export function Page() {
  const t = useTexts(listsTexts);
  const { now } = useShell();
  const [params] = useSearchParams();
  const [today] = useState(() => zurichDate(now()));
  const selection = selectionOf(params, today);
  const sheets = sheetsOf(params);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <div className={styles.page}>
      <PrintBar isChosen={selection.kind !== 'none'} />
      {selection.kind === 'none' && <Chooser today={today} />}
      {selection.kind === 'span' && <SpanSheets span={selection} sheets={sheets} />}
      {selection.kind === 'events' &&
        selection.ids.map((id) => <NamedSheets key={id} id={id} sheets={sheets} />)}
    </div>
  );
}
