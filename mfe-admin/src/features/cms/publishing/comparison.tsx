import type { ContentBlockInput, ContentDocument, ContentVersionDocument } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { kindLabelOf, linesOf } from '../data/block-words.ts';
import { compareBlocks, comparedFields } from './compare.logic.ts';
import styles from './publishing.module.css';

interface ComparisonProps {
  readonly version: ContentVersionDocument;
  readonly draft: ContentDocument;
}

function Words({ block }: { readonly block: ContentBlockInput | null }) {
  const t = useTexts(contentPublishingTexts);
  if (!block) return <p className={styles.note}>{t('compare.missing')}</p>;
  const lines = linesOf(block);
  if (lines.length === 0) return <p className={styles.note}>{t('compare.noWords')}</p>;
  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change here.
  return lines.map((line, index) => <p key={index}>{line}</p>);
}

/** A version beside the draft, block by block; what is the same on both sides is only named. */
export function Comparison({ version, draft }: ComparisonProps) {
  const t = useTexts(contentPublishingTexts);
  const te = useTexts(contentEditorTexts);
  const document = version.document;
  const wordsOf = (value: string | boolean) =>
    typeof value === 'boolean' ? te(value ? 'yes' : 'no') : value || '–';
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t('compare.part')}</th>
          <th scope="col">{t('compare.before', { number: version.number })}</th>
          <th scope="col">{t('compare.after')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedFields(document, draft).map((name) => (
          <tr key={name} data-difference="changed">
            <th scope="row">{te(`fields.${name}`)}</th>
            <td>{wordsOf(document[name])}</td>
            <td>{wordsOf(draft[name])}</td>
          </tr>
        ))}
        {compareBlocks(document.blocks, draft.blocks).map(({ id, difference, ...pair }) => (
          <tr key={id} data-difference={difference}>
            <th scope="row">
              {kindLabelOf(pair.after ?? pair.before ?? { kind: '' })}
              <span className={styles.note}>{t(`compare.${difference}`)}</span>
            </th>
            {difference === 'same' ? (
              <td colSpan={2} className={styles.note}>
                {t('compare.sameText')}
              </td>
            ) : (
              <>
                <td>
                  <Words block={pair.before} />
                </td>
                <td>
                  <Words block={pair.after} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
