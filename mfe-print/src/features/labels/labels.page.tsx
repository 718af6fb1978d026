import { QrCode } from '@firn/shared-ui/qr-code';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { labelsTexts } from '../../i18n/de-CH/labels.ts';
import { allLabels, type Label } from './labels.logic.ts';
import styles from './labels.module.css';

const materials = resource('renting_materials');

function LabelCard({ label: { piece, title, size } }: { readonly label: Label }) {
  const t = useTexts(labelsTexts);
  return (
    <li className={styles.label}>
      <QrCode text={piece} label={t('code', { piece })} className={styles.code} />
      <p>
        <strong>{title}</strong>
        {size && <span className={styles.size}>{size}</span>}
        <span className={styles.piece}>{piece}</span>
      </p>
    </li>
  );
}

function Labels({ id }: { readonly id: string }) {
  const t = useTexts(labelsTexts);
  const { data, error, refetch } = useQuery(materials.item(useShell().api, id));
  if (error && !data)
    return (
      <div role="alert" className={styles.notice}>
        <p>{t('failed')}</p>
        <button type="button" className={styles.print} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  if (!data) return <p role="status">{t('loading')}</p>;
  const labels = allLabels(data);
  if (labels.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={styles.labels} aria-label={t('of', { title: data.title })}>
      {labels.map((label) => (
        <LabelCard key={label.piece} label={label} />
      ))}
    </ul>
  );
}

/** `/print/labels?material={id}`: a label with a QR code for each piece of a material. */
export function Page() {
  const t = useTexts(labelsTexts);
  const [params] = useSearchParams();
  const id = params.get('material') ?? '';
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <Link to={`/admin/rentingMaterials${id && `?edit=${id}`}`}>{t('back')}</Link>
        {id && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            {t('print')}
          </button>
        )}
      </div>
      {id ? <Labels id={id} /> : <p>{t('choose')}</p>}
    </div>
  );
}
