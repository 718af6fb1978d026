import { useTexts } from '@firn/shared-ui/remote';
import { RowButton } from '@firn/shared-ui/resource-list';
import { lazy, Suspense, useState } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { guideNames } from './guide-words.ts';
import type { GuidedEvent } from './guides-dialog.tsx';

const GuidesDialog = lazy(async () => {
  const { GuidesDialog } = await import(/* webpackChunkName: "guides-dialog" */ './guides-dialog.tsx');
  return { default: GuidesDialog };
});

/** The guides of an event in words, which open what changes them. */
export function GuidesButton({ event }: { readonly event: GuidedEvent }) {
  const t = useTexts(eventGuidesTexts);
  const [isOpen, setOpen] = useState(false);
  const names = guideNames(event)
    .filter(({ state }) => state !== 'declined')
    .map(({ name, state }) => t(`names.${state}`, { name }));
  return (
    <>
      <RowButton label={t('change', { event: event.code })} onClick={() => setOpen(true)}>
        {names.join(', ') || t('none')}
      </RowButton>
      {isOpen && (
        <Suspense>
          <GuidesDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
