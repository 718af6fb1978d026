import { isApiError } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { accountTexts } from '../i18n/de-CH/account.ts';

/** Whoever opens the link of a mail presses a button, too: programs that look through mails open links. */
export type CodeState<Answer> =
  | { readonly step: 'asked' | 'busy' | 'late' }
  | { readonly step: 'failed'; readonly text: string }
  | { readonly step: 'done'; readonly answer: Answer };

/** Uses the code of a mail, once the person says so. */
export function useCode<Answer>(redeem: () => Promise<Answer>) {
  const t = useTexts(accountTexts);
  const [state, setState] = useState<CodeState<Answer>>({ step: 'asked' });
  const use = async () => {
    if (state.step === 'busy') return;
    setState({ step: 'busy' });
    try {
      setState({ step: 'done', answer: await redeem() });
    } catch (error) {
      const isLate = isApiError(error) && [404, 410, 422].includes(error.status);
      setState(isLate ? { step: 'late' } : { step: 'failed', text: t('failed') });
    }
  };
  return [state, () => void use()] as const;
}
