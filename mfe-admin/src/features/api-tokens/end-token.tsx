import type { ApiTokenResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { apiTokensTexts } from '../../i18n/de-CH/api-tokens.ts';
import { EndDialog } from '../../shared/end-dialog.tsx';
import { apiTokens } from './api-tokens.queries.ts';

interface EndTokenProps {
  readonly token: ApiTokenResponse;
  readonly onClose: () => void;
}

/** Asks before a program loses its token. */
export function EndToken({ token: { '@id': iri, title }, onClose }: EndTokenProps) {
  const t = useTexts(apiTokensTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const words = {
    title: t('ending.title', { title }),
    text: t('ending.text'),
    confirm: t('ending.confirm'),
    cancel: t('ending.cancel'),
    done: t('ending.done'),
  };
  return (
    <EndDialog
      words={words}
      end={() => api.delete(iri, { quiet: true })}
      onEnded={() => client.invalidateQueries({ queryKey: apiTokens.keys.all })}
      onClose={onClose}
    />
  );
}
