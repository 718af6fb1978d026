import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import { EndDialog } from '../../shared/end-dialog.tsx';
import { bexio } from './bexio.queries.ts';

/** Asks before the connection ends. */
export function EndConnection({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(bexioTexts);
  const { api } = useShell();
  const client = useQueryClient();
  return (
    <EndDialog
      words={{
        title: t('ending.title'),
        text: t('ending.text'),
        confirm: t('ending.confirm'),
        cancel: t('ending.cancel'),
        done: t('ending.done'),
      }}
      end={() => api.post('/api/bexio/disconnect', undefined, { quiet: true })}
      onEnded={() => client.invalidateQueries({ queryKey: bexio.keys.all })}
      onClose={onClose}
    />
  );
}
