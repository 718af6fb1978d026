import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fileTexts } from '../../i18n/de-CH/file.ts';
import { FILES_PATH, media } from '../../shared/media/media-files.ts';

/** Removes the picture; if something still shows it, that is named. */
export function RemoveButton({ picture }: { readonly picture: MediaObjectResponse }) {
  const t = useTexts(fileTexts);
  const { navigation, toasts } = useShell();
  const write = useWrite(media);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => write.remove(picture),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('remove.done') });
      navigation.push(FILES_PATH);
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('remove.question', { title: picture.title })}
          closeText={t('remove.cancel')}
          onClose={() => setAsking(false)}
          action={
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove.action')}
            </Button>
          }
        >
          <p>{t('remove.text')}</p>
        </Dialog>
      )}
    </>
  );
}
