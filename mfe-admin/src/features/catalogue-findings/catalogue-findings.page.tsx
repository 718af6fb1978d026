import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { CATALOGUE_FINDINGS } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { catalogueFindingsTexts } from '../../i18n/de-CH/catalogue-findings.ts';
import { catalogueFindingsQuery } from '../../shared/catalogue-findings/catalogue-findings.query.ts';
import { findingPath } from '../../shared/catalogue-findings/finding-path.ts';
import { useOfferTabs } from '../../shared/catalogue-findings/use-offer-tabs.ts';
import { PageHead } from '../../shared/page-head.tsx';
import styles from '../../shared/report.module.css';

/** As many of a kind are drawn at once. */
const STEP = 50;

interface OfKindProps {
  readonly kind: CatalogueFinding['kind'];
  readonly findings: readonly CatalogueFinding[];
}

function OfKind({ kind, findings }: OfKindProps) {
  const t = useTexts(catalogueFindingsTexts);
  const [shown, setShown] = useState(STEP);
  const title = t(`kinds.${kind}`);
  return (
    <section aria-label={title} className={styles.page}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{findings.length}</span>
      </h2>
      <ul className={styles.faults}>
        {findings.slice(0, shown).map((finding) => (
          <li key={finding.code}>
            <Link to={findingPath(finding)}>
              {finding.title}, {finding.code}
            </Link>
            <span>{finding.message}</span>
          </li>
        ))}
      </ul>
      {findings.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Report({ findings }: { readonly findings: readonly CatalogueFinding[] }) {
  const t = useTexts(catalogueFindingsTexts);
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return (
    <>
      <p role="status" className={styles.sum}>
        {findings.length === 0 ? t('none') : t('sum', { count: findings.length })}
      </p>
      {CATALOGUE_FINDINGS.map((kind) => {
        const ofKind = byKind.get(kind);
        return ofKind && <OfKind key={kind} kind={kind} findings={ofKind} />;
      })}
    </>
  );
}

/** In what the catalogue contradicts itself, each with a way to where it is mended (docs/domain/catalogue-check.md). */
export function Page() {
  const t = useTexts(catalogueFindingsTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(catalogueFindingsQuery(api));
  const tabs = useOfferTabs();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('title')} tabs={tabs} />
      {data && <Report findings={data} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
