import type { MailTextResponse } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { mailTextsTexts } from '../../i18n/de-CH/mail-texts.ts';

const FIELDS = ['subject', 'opening', 'closing'] as const;

/** Puts the default into the form, to be saved as any other change. */
export function DefaultButton({ text: { defaults } }: { readonly text: MailTextResponse }) {
  const t = useTexts(mailTextsTexts);
  const change = useFormChange();
  const values = [
    useFormValue<string>('subject'),
    useFormValue<string>('opening'),
    useFormValue<string>('closing'),
  ];
  const isDefault = FIELDS.every((field, index) => values[index] === defaults[field]);
  return (
    <Button
      variant="default"
      disabled={isDefault}
      onClick={() => {
        for (const field of FIELDS) change(field, defaults[field]);
      }}
    >
      {t('reset')}
    </Button>
  );
}
