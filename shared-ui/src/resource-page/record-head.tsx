import { openedFrom } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from '../format/dates.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import styles from './resource-page.module.css';
import { type TabLink, TabLinks } from './tab-links.tsx';

interface RecordHeadProps {
  readonly name: string;
  readonly code: string | null;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  readonly tabs: readonly TabLink[];
  readonly item: object;
}

/** Who changed an item last, as far as it says so. */
function changeOf(item: object): string | null {
  const { changedAt, changedBy } = item as {
    readonly changedAt?: string | null;
    readonly changedBy?: string | null;
  };
  if (!changedAt) return null;
  const when = formatDateTime(changedAt);
  return changedBy ? PAGE_TEXTS.changedBy(changedBy, when) : PAGE_TEXTS.changed(when);
}

/** What stays the same on every page of a record: its name, code, status, actions and tabs. */
export function RecordHead({ name, code, status, actions, tabs, item }: RecordHeadProps) {
  const from = openedFrom(useLocation());
  const change = changeOf(item);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1>{name}</h1>
        {code && <p className={styles.code}>{code}</p>}
        {status && <p>{status}</p>}
        <div className={styles.actions}>
          {from && (
            <Link to={from} className={styles.back}>
              {PAGE_TEXTS.backToList}
            </Link>
          )}
          {actions}
        </div>
      </div>
      <div className={styles.line}>
        {tabs.length > 0 && <TabLinks label={PAGE_TEXTS.tabs(name)} tabs={tabs} />}
        {change && <p className={styles.change}>{change}</p>}
      </div>
    </header>
  );
}
