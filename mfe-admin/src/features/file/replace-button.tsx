import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { fileTexts } from '../../i18n/de-CH/file.ts';
import { FileButton } from '../../shared/file-button.tsx';
import { isPdf, PDF_FORMAT, useMediaFiles } from '../../shared/media/media-files.ts';

/** Puts another file in the place of this one: whatever shows the picture shows the new one. */
export function ReplaceButton({ picture }: { readonly picture: MediaObjectResponse }) {
  const t = useTexts(fileTexts);
  const { toasts } = useShell();
  const { replace } = useMediaFiles();
  const change = useMutation({
    mutationFn: (file: File) => replace(picture, file),
    onSuccess: () => toasts.add({ variant: 'success', text: t('replace.done') }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <FileButton
      text={t('replace.action')}
      label={t('replace.action')}
      accept={isPdf(picture) ? PDF_FORMAT : 'image/*'}
      variant="default"
      isBusy={change.isPending}
      onFile={(file) => change.mutate(file)}
    />
  );
}
