import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { fileTexts } from '../../i18n/de-CH/file.ts';
import { useMediaFiles } from '../../shared/media/media-files.ts';

/** Puts another file in the place of this one: whatever shows the picture shows the new one. */
export function ReplaceButton({ picture }: { readonly picture: MediaObjectResponse }) {
  const t = useTexts(fileTexts);
  const { toasts } = useShell();
  const { replace } = useMediaFiles();
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: (file: File) => replace(picture, file),
    onSuccess: () => toasts.add({ variant: 'success', text: t('replace.done') }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('replace.action')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) change.mutate(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
        {t('replace.action')}
      </Button>
    </>
  );
}
