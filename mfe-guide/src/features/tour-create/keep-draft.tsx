import { useFormChange } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import type { MouseEvent } from 'react';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import styles from './tour-create.module.css';

interface KeepDraftProps {
  readonly hint: string;
}

/** Sends the form as a draft, for which gaps are no reason to refuse it (docs/domain/events.md#drafts-of-guides). */
export function KeepDraft({ hint }: KeepDraftProps) {
  const t = useTexts(tourCreateTexts);
  const change = useFormChange();
  const keep = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    change('state', 'draft');
    form?.requestSubmit();
    // A draft that was refused may be submitted next.
    change('state', null);
  };
  return (
    <div className={styles.draft}>
      <p>{hint}</p>
      <button type="button" className={styles.keepDraft} onClick={keep}>
        {t('keepDraft')}
      </button>
    </div>
  );
}
