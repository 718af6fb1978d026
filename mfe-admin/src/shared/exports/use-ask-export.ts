import type { ExportCreate } from '@firn/shared-contracts/api';
import { formatLocalDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import type { ExportChoice } from './export-fields.tsx';
import { exportPlans, exportsOf } from './export-kinds.ts';

/** Asks for a file, now or once a week, and says what comes of it. */
export function useAskExport(onAsked: () => void) {
  const t = useTexts(exportsTexts);
  const { toasts } = useShell();
  const exported = useWrite(exportsOf);
  const plans = useWrite(exportPlans);
  return useMutation({
    mutationFn: async ({ weekday, ...asked }: ExportCreate & Pick<ExportChoice, 'weekday'>) => {
      if (weekday === null) {
        await exported.create(asked);
        return t('asked');
      }
      const { nextOn } = await plans.create({ ...asked, weekday });
      return t('planned', { day: formatLocalDate(nextOn) });
    },
    onSuccess: (text) => {
      toasts.add({ variant: 'success', text });
      onAsked();
    },
  });
}
